import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 10,
  name: 'C/C++ Programming',
  shortName: 'C/C++',
  curriculumName: 'C/C++ Programming',
  curriculumTitle: 'C/C++ Programming Curriculum',
  level: 'Beginner to Intermediate',
  months: { from: 3, to: 4 },
  icon: 'terminal',
  hue: 'madder',
  topics: ['C Fundamentals', 'Pointers & Memory', 'OOP with C++', 'STL', 'Projects'],
  summary:
    'Write C programs that look after their own memory, then C++ with classes, templates and the standard library. You finish with a route finder for buses and a report on a year of rain, each tested and defended by you.',
  prerequisites:
    'No programming is assumed; school arithmetic is enough. Bring a laptop with Windows 11 or Ubuntu on which you may install software.',
  outcomes: [
    'Write a C program of several files that passes Valgrind without one leaked byte',
    'Design C++ classes whose objects own, copy, move and release their data correctly',
    'Choose a standard container or algorithm by what it costs, and prove the choice with a timing',
    'Show a repository of tested projects and explain any line of it when asked',
  ],
  metadata: {
    title: 'C/C++ Programming Curriculum | {company.name}',
    description:
      'Syllabus for beginners: C from the first program to pointers and files, then C++20 classes, templates and the STL, with projects to hand in.',
  },
  intro:
    'You start with one source file and a compiler, and look at what the machine does with every line. C teaches what memory is; C++ then gives you classes and a library that take care of it. Each two-hour session, at a centre or online, has something to type, break and repair, with an exercise to take home. The last five sessions are projects from life around Tripura.',
  about: [
    {
      title: 'Memory you can see',
      text: 'Addresses are printed, drawn as boxes and followed in a debugger. Leaks and overruns are made on purpose, so that you recognise the tool’s report when the mistake is a real one.',
    },
    {
      title: 'C first, then C++',
      text: 'You write a growing array by hand before you are given a vector, and free memory yourself before a smart pointer does it. What the newer language adds is then plain to see.',
    },
    {
      title: 'The C++ of today',
      text: 'The second part keeps to the C++20 standard: ownership in types, lambdas, ranges and concepts. Older habits are shown where you will meet them in college papers and in existing code.',
    },
    {
      title: 'Programs with a purpose',
      text: 'A ration shop ledger in C, then two projects in C++: bus routes across Tripura and a year of rain. Each has rules that can be checked by hand, tests, and something that you show.',
    },
  ],
  video: {
    description: 'A first hello.c, a leak caught by Valgrind, the class that prevents it, and the closing projects',
    tour: {
      sessions: [2, 9, 13, 19, 22],
      exercise: {
        session: 7,
        question: 'What does the last line print, and why are the two numbers not the same?',
        code: ['int a[4] = {2, 4, 6, 8};', 'int *p = a + 1;', 'printf("%d %d\\n", *p + 1, *(p + 1));'],
        answer: 'It prints 5 6. The first adds one to the 4 that p points at; the second reads the element after it.',
      },
    },
  },
  parts: [
    {
      category: 'C Programming',
      sessions: [
        {
          topic: 'From source file to running program',
          subtopics: [
            'The terminal under Ubuntu or WSL: folders, cd, ls; GCC and VS Code made ready',
            'hello.c compiled and run: what is source, what is program, and what each line says',
            'printf and escape sequences: a school timetable in aligned columns',
            'Messages of -Wall -Wextra read from the top: missing semicolon, undeclared name',
          ],
          terms: ['compiler', 'syntax error', 'IDE', 'main function'],
          homework: {
            task: 'Print your own timetable in columns, then break it in five ways and note each message.',
            hours: 1,
          },
        },
        {
          topic: 'Variables, types and the arithmetic of a bill',
          subtopics: [
            'int, long long, double and char: sizeof each, with limits from limits.h and float.h',
            'Binary, hex and two’s complement by hand, checked with %x; INT_MAX + 1 is undefined',
            'scanf and printf conversions, and the leftover newline that a plain %c reads',
            'Integer division, remainder, casts and precedence; 0.1 + 0.2, and money in whole paise',
          ],
          terms: [
            'data types',
            'hexadecimal',
            'type conversion',
            'operator precedence',
            'integer overflow',
            'format specifier',
          ],
          homework: {
            task: 'Fare 215, paid with 500: the change in 100s, 50s, 20s, 10s and 5s is 2, 1, 1, 1 and 1 of them.',
            hours: 1,
          },
        },
        {
          topic: 'Decisions and the operators behind them',
          subtopics: [
            'if, else if and else: an electricity bill worked out slab by slab',
            'Short circuit of && and ||, and the division by zero that it prevents',
            'An enum in a switch with break and default; = for == and a stray ; found by warnings',
            'Bits set, cleared and tested with |, &, ~ and <<: seven school days held in one byte',
          ],
          terms: ['conditional statements', 'logical operators', 'bitwise operators'],
          homework: {
            task: 'Slabs of 100 units at 4 and 6 rupees, then 8: 0, 100, 101 and 250 units cost 0, 400, 406, 1,400.',
            hours: 1,
          },
        },
        {
          topic: 'Loops and the condition that ends them',
          subtopics: [
            'One multiplication table written with while, with do while and with for; break, continue',
            'Water levels of a river taken until scanf stops returning 1: mean, lowest and highest',
            'Nested loops: a month calendar printed from the weekday on which it starts',
            'Off-by-one and endless loops followed in gdb with break, next and print',
          ],
          terms: ['iteration', 'loop control', 'debugging'],
          homework: {
            task: 'Count the primes below 200,000 with and without the square-root limit: 17,984 both times.',
            hours: 1,
          },
        },
        {
          topic: 'Functions, scope and recursion',
          subtopics: [
            'Prototype, definition and call; arguments are copies, so this swap changes nothing',
            'Local, global and static variables: where each is visible and how long it lives',
            'gcd and Fibonacci by recursion: frames listed with backtrace, calls counted',
            'calc.h and calc.c apart from main.c: #define, include guard, gcc -E, gcc -c and the linker',
          ],
          terms: ['call by value', 'storage classes', 'call stack', 'preprocessor', 'macro'],
          homework: {
            task: 'For a = 3 the macro SQUARE(a + 1) gives 7, the function 16: show why by gcc -E, mend it.',
            hours: 1,
          },
        },
        {
          topic: 'Arrays, searching and sorting',
          subtopics: [
            'Arrays of one and two dimensions, sizeof, and why a function must be given the length',
            'Linear against binary search among 1,000 roll numbers: comparisons made, O(n) and O(log n)',
            'Insertion and selection sort, with playing cards, then in code: times that grow as n × n',
            'Writing past the end is undefined behaviour: silent damage, then -fsanitize=address',
          ],
          terms: ['Big-O notation', 'time complexity', 'matrix', 'buffer overflow'],
          homework: {
            task: 'Marks of five pupils in four subjects: row totals, column averages; two checked by hand.',
            hours: 1,
          },
        },
        {
          topic: 'Pointers and the addresses behind variables',
          subtopics: [
            'Address-of and dereference, with %p output drawn as boxes and arrows on paper',
            'The swap that works, and a minmax function that returns two results by pointer',
            'Array name as an address: p + i, *(p + i), p++ and the difference of two pointers',
            'NULL, wild and dangling pointers: what -Wall, ASan and Valgrind report, and what they miss',
          ],
          terms: ['pointer arithmetic', 'call by reference', 'segmentation fault', 'undefined behaviour'],
          homework: {
            task: 'Reverse an array of 0 to 7 elements with two pointers; return early if it is empty. ASan reports nothing.',
            hours: 1,
          },
        },
        {
          topic: 'Strings and the zero byte that ends them',
          subtopics: [
            'char array against string literal: terminating zero, strlen beside sizeof, const char *',
            'fgets in place of a bare %s that overruns; why C11 dropped gets; newline cut by strcspn',
            'strlen, strcmp and strcpy rewritten with pointers; snprintf, and a line that was cut short',
            'argc and argv: an array of pointers to strings; char **, a pointer to a pointer',
          ],
          terms: ['string handling', 'null-terminated string', 'command-line arguments', 'Unicode'],
          homework: {
            task: 'Print a Bengali name as hex bytes (cast to unsigned char); count code points without 10xxxxxx bytes.',
            hours: 1.5,
          },
        },
        {
          topic: 'Structures and memory from the heap',
          subtopics: [
            'A student structure: typedef, dot, arrow, padding by sizeof; a union with a tag beside it',
            'Stack and heap compared; malloc, calloc and free, with a NULL result handled',
            'Array of records that doubles with realloc, and the bug in p = realloc(p, n)',
            'Leak, double free and use after free committed on purpose and traced with Valgrind',
          ],
          terms: ['struct and union', 'dynamic memory allocation', 'memory leak', 'dangling pointer', 'alignment'],
          homework: {
            task: 'A two-dimensional array at run time: int ** with a malloc for each row, every one freed.',
            hours: 1.5,
          },
        },
        {
          topic: 'Linked lists, records and files',
          subtopics: [
            'Singly linked list: insert in order, delete through a pointer to a pointer, free all',
            'CSV lines through fopen, fgets and sscanf: bad lines by number, a matching fclose',
            'A function pointer: qsort by marks with a comparison function',
            'git init, add, commit and log: a commit for each step of a ledger',
          ],
          terms: ['file handling', 'self-referential structure', 'callback', 'version control'],
          homework: {
            task: 'Ration shop ledger from a CSV file: stock, sales by card, bad lines named, Valgrind clean.',
            hours: 4,
          },
        },
      ],
      test: {
        task: 'Two hours at the machine: ten outputs predicted on paper, three faulty programs repaired, then a list of records read from a file and sorted.',
        passCriterion: 'Seven outputs are right, two programs are repaired, and the third task passes Valgrind.',
        minutes: 120,
      },
    },
    {
      category: 'C++ Programming',
      sessions: [
        {
          topic: 'C++ for someone who writes C',
          subtopics: [
            'g++ -std=c++20, iostream and namespaces; why headers avoid using namespace std',
            'std::string and getline for names with spaces, and the trap after cin >> number',
            'std::vector with push_back, at and range for, in place of the realloc array',
            'References against pointers; nullptr, auto, and braces that refuse to narrow',
          ],
          terms: ['input and output streams', 'const reference', 'difference between C and C++'],
          homework: {
            task: 'Rewrite the reader of the ledger with string, vector and getline: same report, no free.',
            hours: 1.5,
          },
        },
        {
          topic: 'Classes that guard their own data',
          subtopics: [
            'private members behind public functions: a savings account that refuses an overdraft',
            'Constructors, member initialiser lists, and the order in which members are really built',
            'const member functions, this, and static members: receipt numbers shared by all objects',
            'account.h, account.cpp and a test program by assert, built with CMake and run by CTest',
          ],
          terms: ['OOP', 'encapsulation', 'access specifiers', 'unit testing'],
          homework: {
            task: 'A Date class that refuses April 31 and February 29, 2027: eight assert cases under CTest.',
            hours: 1.5,
          },
        },
        {
          topic: 'Birth, copying, moving and death of objects',
          subtopics: [
            'Constructor and destructor messages followed through nested scopes in reverse order',
            'IntArray with new[] and delete[]: its shallow copy and double delete, cured by a deep copy',
            'Rvalue reference, std::move and noexcept: copies and moves counted as a vector grows',
            'Rule of five, then the rule of zero once a vector is the member',
          ],
          terms: ['RAII', 'copy constructor', 'copy assignment operator', 'move semantics', 'object lifetime'],
          homework: {
            task: 'Pass and return one object in eight ways: predict copies and moves, count, explain each miss.',
            hours: 1.5,
          },
        },
        {
          topic: 'Operators for money and fractions',
          subtopics: [
            'Overloads and default arguments; operator+ and - for paise: const references in, value out',
            'Stream output with a non-member operator, and the case in which it must be a friend',
            'Defaulted comparison with <=> in C++20: right for money, wrong for fractions',
            'explicit constructors; static_cast, const_cast and reinterpret_cast in place of C casts',
          ],
          terms: ['operator overloading', 'function overloading', 'friend function', 'implicit conversion'],
          homework: {
            task: 'Fraction kept in lowest terms by std::gcd: ten assertions, among them 1/3 + 1/6 == 1/2.',
            hours: 1.5,
          },
        },
        {
          topic: 'Inheritance and virtual functions',
          subtopics: [
            'virtual and override: bills of home, shop and irrigation meters; the vtable shown by gdb',
            'Abstract class with a pure virtual function, through a vector of pointers; dynamic_cast',
            'Slicing and a missing virtual destructor, made to fail and then repaired',
            'Two bases and the diamond: virtual inheritance, or better a member or an interface',
          ],
          terms: ['run-time polymorphism', 'base and derived class', 'multiple inheritance', 'protected', 'RTTI'],
          homework: {
            task: 'Add a fourth kind of meter without changing the loop; sizeof before and after virtual.',
            hours: 1,
          },
        },
        {
          topic: 'Smart pointers and who owns an object',
          subtopics: [
            'unique_ptr and make_unique: the meter program rewritten without any delete',
            'Ownership returned from a factory function and passed on with std::move',
            'Singly linked list of unique_ptr nodes; a million of them overflow the stack on release',
            'shared_ptr watched through use_count, and a cycle broken with weak_ptr',
          ],
          terms: ['ownership', 'reference counting', 'circular reference', 'raw pointer'],
          homework: {
            task: 'Reverse the unique_ptr list in place, 0 to 5 nodes: no new node, no raw pointer that owns.',
            hours: 1.5,
          },
        },
        {
          topic: 'Exceptions and file streams',
          subtopics: [
            'throw, try and catch by const reference; invalid_argument, out_of_range, runtime_error',
            'Stack unwinding watched: destructors run, memory behind a raw pointer leaks',
            'A marks sheet read with ifstream, getline and istringstream; stream states tested',
            'std::optional for a roll number not found; result slips aligned by std::format',
          ],
          terms: ['exception handling', 'exception safety', 'file I/O'],
          homework: {
            task: 'Slips for 40 pupils: a line with 101 marks is refused by its number, 39 slips are written.',
            hours: 1.5,
          },
        },
        {
          topic: 'Templates and concepts',
          subtopics: [
            'One function template largest for int, double and std::string; how types are deduced',
            'A Stack class template on a vector, and why its definitions stay in the header',
            'Ring buffer of fixed size as a non-type parameter: the last 24 hourly readings',
            'A page of template errors made short by std::integral and a requires clause',
          ],
          terms: ['generic programming', 'compile-time polymorphism'],
          homework: {
            task: 'Write minmax for any ordered type and a Stack whose empty pop throws: eight assertions.',
            hours: 1,
          },
        },
        {
          topic: 'STL containers chosen by what they cost',
          subtopics: [
            'vector capacity printed as it grows, reserve, and iterators that become invalid',
            'map and unordered_map: words of a newspaper page counted, timed with steady_clock',
            'set for duplicate roll numbers, multimap for the several students who share a rank',
            'stack, queue and priority_queue: matching brackets, a counter queue, patients by urgency',
          ],
          terms: ['hash table', 'balanced binary search tree', 'amortised cost', 'heap'],
          homework: {
            task: 'Look up 10,000 of a million keys in vector, map and unordered_map: times beside Big-O.',
            hours: 1,
          },
        },
        {
          topic: 'Lambdas, algorithms and ranges',
          subtopics: [
            'Captures by value and by reference, and a lambda that outlives what it refers to',
            'sort and stable_sort with a tie-break; why a comparator with <= breaks the sort',
            'find_if, count_if, transform and accumulate; std::erase_if, and erase inside a range for',
            'ranges::sort with a projection; views filter, transform and take in one pipeline',
          ],
          terms: ['STL algorithms', 'predicate', 'strict weak ordering', 'lazy evaluation'],
          homework: {
            task: 'Answer ten questions on the marks of 40 pupils by algorithms; no for, no while of your own.',
            hours: 1,
          },
        },
      ],
      test: {
        task: 'Two hours at the machine: ten outputs on constructors and virtual calls, a class with new[] made safe, then a report with containers and lambdas.',
        passCriterion:
          'Seven outputs are right, the class passes ASan, and the report has no loop where an algorithm fits.',
        minutes: 120,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Project: bus routes across Tripura, the network',
          subtopics: [
            'Stop, Road and Network drawn on one sheet; repository with CMake, CTest and a first commit',
            'roads.csv from Agartala to Ambassa, Kailashahar and Dharmanagar; bad lines by number',
            'A map from stop to its roads, with tests: a road listed twice, a stop nobody knows',
          ],
          terms: ['graph', 'adjacency list', 'requirements'],
          homework: {
            task: 'Enter 20 stops and 30 roads from a map with minutes; the program counts 60 directions.',
            hours: 2,
          },
        },
        {
          topic: 'Project: bus routes, fewest stops and least minutes',
          subtopics: [
            'Breadth-first search with a queue, level by level on paper: the fewest stops',
            'Dijkstra with a priority_queue: least minutes, and why a settled stop is final',
            'Route rebuilt from predecessors; a road closed for the day; no way between two stops',
          ],
          terms: ['BFS', 'shortest path', 'greedy algorithm', 'graph traversal'],
          homework: {
            task: 'Five journeys named by a classmate: stops, minutes and route agree with sums on paper.',
            hours: 3,
          },
        },
        {
          topic: 'Project: a year of rain, read and checked',
          subtopics: [
            'std::chrono calendar: sys_days plus minutes, one line for each of 525,600 minutes',
            'Missing, repeated and unordered minutes found by differences of time points',
            'Monthly totals and the wettest day in one pass, tested on a file of three days',
          ],
          terms: ['time series', 'data validation', 'edge cases'],
          homework: {
            task: 'Plant a gap, a repeated minute and a negative reading: the report names each by its time.',
            hours: 2,
          },
        },
        {
          topic: 'Project: a year of rain, measured and made faster',
          subtopics: [
            'Five runs at -O2 as a baseline; where the time goes by perf, or by callgrind without it',
            'string_view and from_chars in place of istringstream: one change, one row of the table',
            'Report to a temporary file, fsync, rename, fsync of the folder: what a power cut may leave',
          ],
          terms: ['profiling', 'performance optimisation', 'benchmark', 'atomic write'],
          homework: {
            task: 'Table of four versions: median of five runs, factor against the first, commit of each.',
            hours: 3,
          },
        },
        {
          topic: 'Both projects defended',
          subtopics: [
            'A neighbour clones the repository, builds it and runs all tests from the README alone',
            'Code review in pairs: three findings, each with line, reason and proposed change',
            'Ownership explained line by line; a planted bug found with ASan or gdb in fifteen minutes',
          ],
          terms: ['code review', 'documentation', 'technical interview'],
          homework: {
            task: 'Mend what your review found: one commit for each finding, every test still green.',
            hours: 1.5,
          },
        },
      ],
      test: {
        task: 'Fifteen minutes for each pair: a project runs on data that another pair brings, then each gets two questions and one small change.',
        passCriterion:
          'It runs or names the bad line, one answer of two is right, and the change is made with its test.',
        minutes: 150,
      },
    },
  ],
  requirements: [
    {
      item: 'Laptop with 4 GB of memory and 20 GB free',
      cost: 'Nothing, if yours runs Windows 11 or Ubuntu; a new one begins at about 30,000 rupees',
      freeOption: 'Xubuntu, a light Ubuntu, runs on a machine too old for Windows 11; the teacher helps to install it.',
    },
    {
      item: 'GCC, gdb, Valgrind, CMake, Git and VS Code',
      cost: 'Nothing; a download of about 3 GB, WSL included',
      freeOption: 'At the centre the same files can be copied from a disk.',
    },
    {
      item: 'On a Mac: Ubuntu in a virtual machine',
      cost: 'Nothing for UTM or Multipass; 8 GB of memory are needed',
      freeOption: 'Without it, Clang’s sanitizers and the leaks command of macOS take the place of Valgrind.',
    },
    {
      item: 'Account at GitHub, from session 21',
      cost: 'Nothing: the free plan is enough',
      freeOption: 'Repositories can be handed in as a folder too.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework handed in, session by session, and right', percent: 20 },
      { criterion: 'Ration shop ledger in C: right, tested, clean under Valgrind', percent: 15 },
      { criterion: 'Tests at the end of the C and the C++ part', percent: 30 },
      { criterion: 'Bus routes and rain: rules, tests and timings', percent: 25 },
      { criterion: 'Defence of one project by its own lines', percent: 10 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, the marks of each part and the two projects. It is the company’s own, and no degree.',
  },
  interviews: {
    practice: [
      {
        after: 6,
        kind: 'Timed test',
        text: 'Fifteen outputs of C snippets on paper and one program with loops and an array, 60 minutes',
      },
      {
        after: 10,
        kind: 'Mock interview',
        text: 'Fifteen minutes at the board: pointers as boxes, a list reversed, what malloc may return',
      },
      {
        after: 15,
        kind: 'Timed test',
        text: 'Twenty questions on copying, virtual calls and output of C++ snippets, 45 minutes',
      },
      {
        after: 19,
        kind: 'Mock interview',
        text: 'Twenty minutes on classes and containers: which one, at what cost, and a class drawn on demand',
      },
      {
        after: 22,
        kind: 'Timed test',
        text: 'Three problems in 90 minutes without internet: strings, a map and a queue',
      },
      {
        after: 24,
        kind: 'Mock interview',
        text: 'A full round of 45 minutes: code on a shared screen, theory of C and C++, your project, your questions',
      },
    ],
    topics: [
      { topic: 'Storage classes, macros and compilation', sessions: [1, 5] },
      { topic: 'Binary numbers and bit manipulation', sessions: [2, 3] },
      { topic: 'Searching, sorting and Big-O', sessions: [6, 19] },
      { topic: 'Pointers and arrays', sessions: [7, 8] },
      { topic: 'Strings', sessions: [8, 11] },
      { topic: 'Structures, unions and dynamic memory', sessions: [9, 10] },
      { topic: 'Linked lists', sessions: [10, 16] },
      { topic: 'Classes, constructors and RAII', sessions: [12, 13] },
      { topic: 'Copy and move, rule of five', sessions: [13] },
      { topic: 'Operator and function overloading', sessions: [14] },
      { topic: 'Virtual functions and the vtable', sessions: [15] },
      { topic: 'Smart pointers', sessions: [16] },
      { topic: 'Templates and STL', sessions: [18, 19, 20] },
      { topic: 'Exceptions and file handling', sessions: [10, 17] },
      { topic: 'Graph search', sessions: [21, 22] },
    ],
  },
  handout: {
    session: 13,
    problem:
      'A notice is a text of 200 characters. 1,000 of them are put into a vector, one after the other. When the vector is full, it takes a block of twice the size and brings its elements over. How many notices are copied on the way, and how many are moved? One class says noexcept at its move constructor, another one forgets it. What does the forgotten word cost?',
    explanation: [
      'A vector holds its elements in one block. With g++ the block has room for 1, 2, 4, 8 and so on up to 1,024. At each change all elements go over to the new block: 1 + 2 + 4 + … + 512 = 1,023 in all. Other libraries grow by other factors, and then the sum differs.',
      'Copying a std::string of 200 characters asks the heap for memory and copies 200 bytes. Moving takes over the pointer of the old string and leaves that one valid but unspecified, in practice empty: a few instructions, however long the text is.',
      'push_back promises that the vector is as before if something throws. Copies keep that promise: the old block is whole until the new one is ready. Moves do not, since the old elements are already emptied when the fifth one throws. So the vector moves only where the type promises, by noexcept, that moving cannot throw, or where it cannot copy at all.',
      'Careful(words) makes a temporary object, and push_back moves it into the vector: 1,000 moves that have nothing to do with growing. They come in all three lines of the output.',
    ],
    program: 'lesson.cpp',
    outputNotes: [
      'First line: 1,000 moves of temporaries and 1,023 of growth. No text was ever copied.',
      'Second line: the same 1,023, but copies. Each one is a piece of heap memory asked for and given back. The compiler says nothing, not even with -Wall -Wextra.',
      'Third line: reserve(1000) asks for the room at once, so nothing is brought over and noexcept does not matter.',
    ],
    exercise:
      'Both classes need no constructor but the first: the string knows how to move itself. Now write IntArray, which owns its items by new int[n]. Give it the five functions, and prove three things: a copy does not change with its original, the items of arrays[0] keep their address when the vector grows, and every object is destroyed. Compile with -fsanitize=address.',
    solution: 'solution.cpp',
    solutionNotes:
      'The address is the same, so the block of 1,000 numbers was moved and not copied; without noexcept the line says 0. AddressSanitizer reports a copy that shares its items. alive counts each constructor and destructor, and ends at 0. A moved-from object holds nullptr, which delete[] allows. Copy assignment makes a copy first, so a = a is safe; it costs one allocation.',
  },
  reviewed: '2026-11-22',
  versions: [
    { name: 'Ubuntu', version: '26.04 LTS', note: 'by itself, or in WSL 2 under Windows 11' },
    { name: 'GCC', version: '15', note: '13 is enough; older ones lack std::format' },
    { name: 'C', version: 'C17', note: 'by -std=c17; without it GCC 15 takes C23' },
    { name: 'C++', version: 'C++20', note: 'by -std=c++20; without it GCC 15 takes C++17' },
    { name: 'Valgrind', version: '3.26' },
  ],
} satisfies CourseSource;
