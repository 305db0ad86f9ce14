import { sample } from '../loading/sample.ts';
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
    'Write C programs that free all their memory, then C++ with classes, templates and the standard library. You finish with a route finder for buses and a report on a year of rain.',
  prerequisites:
    'You need no programming experience, only school arithmetic. Bring a laptop with Windows 11 or Ubuntu on which you may install software, or use ours.',
  outcomes: [
    'Write a C program of several files that passes Valgrind without one leaked byte',
    'Design C++ classes whose objects own, copy, move and release their data correctly',
    'Choose a standard container or algorithm by its cost, and confirm the choice with a timing',
    'Show a repository of tested projects and explain any line of it when asked',
  ],
  metadata: {
    title: 'C/C++ Programming Curriculum | {company.name}',
    description:
      'Syllabus for beginners: C from the first program to pointers and files, then C++20 classes, templates and the STL, with projects to hand in.',
  },
  intro:
    'You start with one source file and a compiler, and see what the machine does with every line. C shows you what memory is; C++ gives you classes and a library that manage it. In each two-hour session, at a centre or online, you write, break and repair a program. The last five sessions are two projects.',
  about: [
    {
      title: 'Memory you can see',
      text: 'You print addresses, draw them as boxes and follow them in a debugger. You cause leaks and overruns on purpose, so that you know the report when the mistake is real.',
    },
    {
      title: 'C first, then C++',
      text: 'You write a growing array by hand before you use a vector, and free memory yourself before a smart pointer does it. So you see what C++ adds.',
    },
    {
      title: 'The C++ of today',
      text: 'From session 11 you write C++20: smart pointers, lambdas, ranges, concepts and, in a project, threads. You also learn new and delete, which college papers and older code use.',
    },
    {
      title: 'Programs with a purpose',
      text: 'A ration shop ledger in C, then bus routes across Tripura and a simulated year of rain in C++. You check results by hand, write tests and explain your code.',
    },
  ],
  video: {
    description: 'A first hello.c, a leak found by Valgrind, the class that prevents it, and the two projects',
    tour: {
      sessions: [2, 7, 9, 16, 19, 22],
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
            'The terminal: folders, cd, ls and the path of a file',
            'hello.c compiled with gcc and run: source, program, and what each line says',
            'printf with \\n and \\t: a school timetable in aligned columns',
            'Errors and the warnings of -Wall -Wextra, read from the first one down',
          ],
          terms: ['compiler', 'syntax error', 'main function'],
          homework: {
            task: 'Print a shop bill of five items with all prices in one column. It compiles with -Wall -Wextra without a warning.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C (beej.us/guide/bgc), chapter 2: Hello, World!',
          material: sample(['A disk with WSL, Ubuntu and the tools of week 0'], 'the disk'),
        },
        {
          topic: 'Variables, types and the arithmetic of a bill',
          subtopics: [
            'int, long long, double, char and unsigned char: sizeof, and the limits in limits.h',
            'Hexadecimal by hand, checked with %x; an int that overflows',
            'scanf and printf conversions, and the leftover newline that a plain %c reads',
            'Integer division, remainder, casts and precedence; money kept in whole paise',
          ],
          terms: ['data types', 'type conversion', 'operator precedence', 'integer overflow', 'format specifier'],
          homework: {
            task: 'Read a fare and the amount paid; print the change in 100s, 50s, 20s, 10s and 5s. Fare 215, paid 500: you get 2, 1, 1, 1 and 1.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C, chapter 3: Variables and Statements',
        },
        {
          topic: 'Decisions and the operators behind them',
          subtopics: [
            'if, else if and else: an electricity bill calculated slab by slab',
            '&& and || stop early, and so prevent a division by zero',
            'switch with break and default; = typed for ==, found by a warning',
            'Bits set, cleared and tested with |, &, ~ and <<: seven school days in one byte',
          ],
          terms: ['conditional statements', 'logical operators', 'bitwise operators'],
          homework: {
            task: 'A shop is open on days 1 to 6 in hours 9 to 12 and 15 to 18. Read day and hour: print open for 1 12, closed for 1 13 and 7 10.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C, chapter 3, Flow Control, and chapter 24, Bitwise Operations',
        },
        {
          topic: 'Loops and the condition that ends them',
          subtopics: [
            'One multiplication table with while, with do while and with for; break and continue',
            'River levels read until scanf no longer returns 1, typed or from a file with <',
            'Nested loops: a month calendar that starts on any weekday',
            'Off-by-one and endless loops found in gdb with break, next and print',
          ],
          terms: ['iteration', 'loop control', 'debugging'],
          homework: {
            task: 'Let 1,000 rupees grow by 8% a year until they have doubled; print each year. It takes 10 years, and after 9 you have 1,999.00.',
            hours: 1,
          },
          reading: 'Beej’s Quick Guide to GDB (beej.us/guide/bggdb)',
        },
        {
          topic: 'Functions, scope and recursion',
          subtopics: [
            'Prototype, definition and call: arguments are copies, so this swap changes nothing',
            'Local, global and static variables: where each is visible, how long it lives',
            'Recursion: the greatest common divisor, its calls traced on paper',
            'calc.h, calc.c and main.c: include guard, gcc -c and the linker',
          ],
          terms: ['call by value', 'storage classes', 'call stack'],
          homework: {
            task: 'Write days(month, year) in date.c with a header date.h, and call it from main.c: 2 2028 gives 29; 2 2027 and 2 2100 give 28.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C, chapters 4 and 17: Functions, Multifile Projects',
        },
        {
          topic: 'Arrays, structures and searching',
          subtopics: [
            'Arrays, sizeof, and why a function needs the length',
            'Writing past the end: silent damage first, then the report of -fsanitize=address',
            'Linear and binary search in 1,000 roll numbers, comparisons counted: O(n), O(log n)',
            'An array of student structures: typedef and the dot',
          ],
          terms: ['Big-O notation', 'time complexity', 'buffer overflow'],
          homework: {
            task: 'Keep five pupils as structures with four marks each; print totals and column averages. The totals add up to five times the sum of the averages.',
            hours: 1.5,
          },
          reading: 'Beej’s Guide to C, chapters 6 and 8: Arrays, Structs',
          material: sample(
            ['Timed test after session 6: fifteen outputs of C snippets, one program with loops and an array'],
            'the timed test',
          ),
        },
        {
          topic: 'Pointers and the addresses behind variables',
          subtopics: [
            'Address-of and dereference: %p output drawn as boxes and arrows on paper',
            'The swap that works, then selection sort with it: n (n - 1) / 2 comparisons',
            'Array name as an address: p + i, *(p + i), p++ and the difference of two pointers',
            'NULL, wild and dangling pointers, and which of them ASan and Valgrind report',
          ],
          terms: ['pointer arithmetic', 'call by reference', 'segmentation fault', 'undefined behaviour'],
          homework: {
            task: 'Write minmax, which stores the smallest and the largest of n numbers through two pointers: 5 2 9 gives 2 and 9, -3 alone gives -3 twice.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C, chapters 5 and 11: Pointers',
        },
        {
          topic: 'Strings and the zero byte that ends them',
          subtopics: [
            'char array and string literal: the terminating zero, strlen and sizeof, const char *',
            'fgets instead of a bare %s, which overruns; the newline removed with strcspn',
            'strlen and strcmp written with pointers; snprintf, and a text that it cuts short',
            'argc and argv: char **, a pointer to pointers',
          ],
          terms: ['string handling', 'null-terminated string', 'command-line arguments', 'UTF-8'],
          homework: {
            task: 'Print the strlen of each argument and its bytes in hex, as unsigned char: ₹ gives 3 and e2 82 b9.',
            hours: 1.5,
          },
          reading: 'Beej’s Guide to C, chapters 7 and 18: Strings, The Outside Environment',
        },
        {
          topic: 'The heap and a linked list',
          subtopics: [
            'Stack and heap; malloc and free, with a NULL result handled',
            'Singly linked list: nodes and the arrow; insert at the front, reverse, free every node',
            'Leak, double free and use after free, made on purpose and traced with Valgrind',
          ],
          terms: ['dynamic memory allocation', 'memory leak', 'self-referential structure'],
          homework: {
            task: 'Write repeat(text, n) with malloc: ab and 3 give ababab, ab and 0 give an empty string. Free each result; Valgrind reports no leak.',
            hours: 1,
          },
          reading: 'Beej’s Guide to C, 12; Linked List Basics (cslibrary.stanford.edu/103)',
        },
        {
          topic: 'Records in files, sorted with qsort',
          subtopics: [
            'CSV lines read with fopen, fgets and sscanf; bad lines named by number',
            'Array of records that doubles with realloc, and the bug in p = realloc(p, n)',
            'A function pointer: qsort by marks with a comparison function',
          ],
          terms: ['file handling', 'callback'],
          homework: {
            task: 'Write a ration shop ledger that reads 30 sales, three of them faulty. It names these; totals by card and by item agree; Valgrind finds no leak.',
            hours: 4,
          },
          reading: 'Beej’s Guide to C, chapter 9: File Input/Output',
          material: [
            'sales.csv: thirty sales of a ration shop, three of them faulty; sales-totals.csv: both totals',
            sample(
              'Test of part 1 in two versions: ten outputs to predict, three faulty programs, a file of records to sort',
              'the test of part 1',
            ),
          ],
        },
      ],
      test: {
        task: 'You predict ten outputs on paper, repair three faulty programs, then read a list of records from a file and sort it.',
        points: 'Ten outputs 30, three repaired programs 30, sorted records 25, no error in Valgrind 15',
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
            'std::string, find and substr; getline from cin and ifstream, and the trap after cin >>',
            'std::vector with push_back, at and range for, instead of the realloc array',
            'References against pointers; nullptr and auto',
          ],
          terms: ['input and output streams', 'const reference', 'difference between C and C++'],
          homework: {
            task: 'Rewrite the ledger in C++ with string, vector and getline, without free. diff finds no difference between both reports.',
            hours: 1.5,
          },
          reading: 'learncpp.com, chapter 16: Dynamic arrays: std::vector',
        },
        {
          topic: 'Classes that guard their own data',
          subtopics: [
            'private members behind public functions: a savings account that refuses an overdraft',
            'Constructors and member initialiser lists',
            'const member functions and this; an enum class for the kind of account',
            'account.h, account.cpp and a test with assert; git init, add, commit and log',
          ],
          terms: ['OOP', 'encapsulation', 'access specifiers', 'unit testing', 'version control'],
          homework: {
            task: 'Write and commit a class Clock. assert confirms that 23:50 plus 15 minutes is 00:05, and 00:05 minus 10 is 23:55.',
            hours: 1,
          },
          reading: 'learncpp.com, chapter 14: Introduction to Classes',
        },
        {
          topic: 'Operators for money and fractions',
          subtopics: [
            'Overloads; operator+ and operator- for amounts in paise',
            'Stream output with a friend operator',
            'Defaulted comparison with <=> in C++20: right for money, wrong for fractions',
            'constexpr constructor; static_assert that a third and a sixth are a half',
          ],
          terms: ['operator overloading', 'function overloading', 'friend function'],
          homework: {
            task: 'Write a class Weight in grams with + and <<: 2 kg 700 g plus 1 kg 450 g prints 4 kg 150 g. static_assert confirms 4150.',
            hours: 1.5,
          },
          reading: 'learncpp.com, lessons 21.1 to 21.4: Operator overloading',
        },
        {
          topic: 'Exceptions and file streams',
          subtopics: [
            'throw, try and catch by const reference; invalid_argument and runtime_error',
            'A marks sheet read with ifstream, getline and istringstream',
            'The same marks as a binary file with write() and read()',
            'std::optional for a roll number not found',
          ],
          terms: ['exception handling', 'file I/O', 'serialisation'],
          homework: {
            task: 'Write a class Date whose constructor throws invalid_argument for 31 April and 29 February 2027, and accepts 29 February 2028.',
            hours: 1,
          },
          reading: 'learncpp.com, lessons 27.1 to 27.3 and 28.6: Exceptions, Basic file I/O',
          material: ['marks.csv: forty pupils with four marks each'],
        },
        {
          topic: 'Object lifetime and copying',
          subtopics: [
            'Constructors and destructors in scopes, also when an exception leaves them',
            'new and delete, and the leak when an exception comes between them',
            'IntArray with new[] and delete[]: a shallow copy, deleted twice, then a deep copy',
            'Copy constructor, copy assignment, destructor: the rule of three, and a = a',
          ],
          terms: ['RAII', 'copy assignment operator', 'stack unwinding'],
          homework: {
            task: 'Count the copies of a class in a static member. Predict the count after each of eight calls, by value and by reference; eight assertions confirm it.',
            hours: 1.5,
          },
          reading: 'learncpp.com, lessons 15.6, 21.12 and 21.13: Static members, deep copies',
        },
        {
          topic: 'Moving objects and unique_ptr',
          subtopics: [
            'Rvalue reference, std::move and noexcept: copies and moves counted as a vector grows',
            'Rule of five for IntArray: move constructor and move assignment',
            'unique_ptr and make_unique: one owner, no delete',
          ],
          terms: ['move semantics', 'ownership', 'smart pointer'],
          homework: {
            task: 'Rebuild the linked list of session 9 with unique_ptr nodes, without new and delete. Reversing works for 0, 1 and 5 nodes.',
            hours: 1.5,
          },
          reading: 'learncpp.com, chapter 22: Move Semantics and Smart Pointers',
        },
        {
          topic: 'Inheritance and virtual functions',
          subtopics: [
            'virtual and override: bills of home, shop and irrigation meters',
            'Abstract class with a pure virtual function; one loop over a vector of unique_ptr',
            'Slicing and a missing virtual destructor, made to fail and then repaired',
            'Two base classes: the diamond problem, solved by virtual inheritance or a member',
          ],
          terms: ['run-time polymorphism', 'base and derived class', 'multiple inheritance', 'vtable', 'protected'],
          homework: {
            task: 'Add a fourth kind of meter. The loop prints its bill without a change, and ASan reports nothing.',
            hours: 1,
          },
          reading: 'learncpp.com, chapter 25: Virtual Functions',
          material: sample(
            ['Timed test after session 17: twenty questions on copying, virtual calls and C++ snippets'],
            'the timed test',
          ),
        },
        {
          topic: 'Templates and concepts',
          subtopics: [
            'One function template largest for int, double and std::string; how types are deduced',
            'Ring buffer as a class template on std::array, defined in its header: the last 24 readings',
            'shared_ptr, another class template: two owners, and use_count() as they come and go',
            'Template errors made short by std::integral and a requires clause',
          ],
          terms: ['generic programming', 'compile-time polymorphism', 'reference counting'],
          homework: {
            task: 'Write a template index_of(vector, value) that returns an optional. Four assertions hold: int and std::string, found and not found.',
            hours: 1,
          },
          reading: 'learncpp.com, lessons 22.6 and 26.1; cppreference.com: Constraints and concepts',
        },
        {
          topic: 'STL containers chosen by what they cost',
          subtopics: [
            'Iterators that become invalid as a vector grows; reserve',
            'map, set and unordered_map: words of a page counted, read by structured bindings',
            'stack, queue and priority_queue: matching brackets, patients by urgency',
            'Look-ups in a map, timed by a given program with steady_clock at -O0 and -O2',
          ],
          terms: ['hash table', 'balanced binary search tree', 'amortised cost', 'heap'],
          homework: {
            task: 'Time 1,000 look-ups among a million keys at -O2: std::find is slowest, then map, and unordered_map is fastest.',
            hours: 1.5,
          },
          reading: 'cppreference.com: Containers library, with its table of iterator invalidation',
          material: ['timing.cpp: look-ups in a map, timed with steady_clock'],
        },
        {
          topic: 'Lambdas, algorithms and ranges',
          subtopics: [
            'Captures by value and by reference, and a lambda that outlives what it refers to',
            'sort and stable_sort with a tie-break; why a comparator with <= breaks the sort',
            'find_if, count_if, transform and accumulate; std::erase_if instead of an erase loop',
            'ranges::sort with a projection; views filter, transform and take in one pipeline',
          ],
          terms: ['STL algorithms', 'predicate', 'strict weak ordering', 'lazy evaluation'],
          homework: {
            task: 'Find mean, number failed, best three and order by name of ten pupils without a loop. The results agree with yours on paper.',
            hours: 1,
          },
          reading: 'learncpp.com, lessons 18.3, 20.6 and 20.7: Algorithms, lambdas',
          material: sample(
            [
              'Test of part 2 in two versions: ten outputs to predict, a class with new[] to make safe, data for a report',
            ],
            'the test of part 2',
          ),
        },
      ],
      test: {
        task: 'You predict ten outputs on constructors and virtual calls, make a class with new[] safe, then write a report with containers and lambdas.',
        points: 'Ten outputs 30, a class that copies safely under ASan 30, the report 40',
        minutes: 120,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Project: bus routes across Tripura, the network',
          subtopics: [
            'CMake builds a library, a program and the tests that CTest runs',
            'A repository at GitHub: clone, push, pull, and a README with the build commands',
            'roads.csv from Agartala to Dharmanagar, read into a map from stop to its roads, with tests',
          ],
          terms: ['graph', 'adjacency list', 'build system', 'remote repository'],
          homework: {
            task: 'Enter 12 stops and 15 roads near your home from openstreetmap.org, with minutes. The program counts 30 directions.',
            hours: 1,
          },
          reading: 'CMake Tutorial (cmake.org), steps 1 and 8: Getting Started; Testing and CTest',
          material: sample(
            [
              'roads.csv: stops, roads and minutes in Tripura',
              'A CMakeLists.txt with a library and a test, with gaps to fill',
            ],
            'the road data and the build file',
          ),
        },
        {
          topic: 'Project: bus routes, the quickest way',
          subtopics: [
            'Dijkstra on paper for six stops, and why a settled stop is final',
            'The same with a priority_queue; fewest stops, if each road takes one minute',
            'Route rebuilt from predecessors; what the program says when there is no way',
          ],
          terms: ['shortest path', 'greedy algorithm', 'graph traversal'],
          homework: {
            task: 'Add a list of closed roads. Work out three journeys on paper, one with a road closed; the program finds the same minutes.',
            hours: 2,
          },
          reading: 'cp-algorithms.com: Dijkstra on sparse graphs',
          material: sample(
            ['Timed test after session 22: three problems with their tests, on strings, a map and a queue'],
            'the timed test',
          ),
        },
        {
          topic: 'Project: a year of rain, generated and checked',
          subtopics: [
            'std::chrono calendar and mt19937 with a fixed seed: 525,600 minutes of rain as integers',
            'Missing, repeated and unordered minutes found by differences of time points',
            'Monthly totals and the wettest day in one pass, tested on a file of three days',
          ],
          terms: ['time series', 'data validation', 'edge cases'],
          homework: {
            task: 'Put a gap, a repeated minute and a negative reading into your file. The report names each by its time.',
            hours: 1,
          },
          reading: 'cppreference.com: Date and time library, Calendar',
        },
        {
          topic: 'Project: a year of rain, measured and run in threads',
          subtopics: [
            'Five runs at -O2: median, best and worst as a baseline',
            'std::jthread: each thread reads a part of the lines into totals of its own',
            'A data race on one shared total, found by -fsanitize=thread',
          ],
          terms: ['benchmark', 'multithreading'],
          homework: {
            task: 'List the median of five runs with one, two and four threads in a table. All totals agree, and -fsanitize=thread reports nothing.',
            hours: 2,
          },
          reading: 'cppreference.com: std::jthread; clang.llvm.org/docs: ThreadSanitizer',
        },
        {
          topic: 'Both projects defended',
          subtopics: [
            'A classmate clones your repository, builds it and runs all tests from the README alone',
            'Code review in pairs: three findings, each with line, reason and change',
            'Ownership explained line by line; a classmate’s hidden bug found in fifteen minutes',
          ],
          terms: ['documentation', 'technical interview'],
          homework: {
            task: 'Fix what your review found, one commit for each finding. ctest passes after every commit.',
            hours: 1,
          },
          reading: 'Google: How to write code review comments (google.github.io/eng-practices)',
          material: sample(
            ['Final test in two versions: three changes for each project, and questions on the code'],
            'the final test',
          ),
        },
      ],
      test: {
        task: 'You run one of your projects on a classmate’s data, make one change that you draw by lot, with its test, and answer two questions on your code in writing.',
        points: 'Runs on the new data or names the bad line 30, change with its test 40, two answers 30',
        minutes: 90,
      },
    },
  ],
  weekZero: {
    hours: 3,
    tasks: [
      'Under Windows 11, run wsl --install in PowerShell as administrator, restart, and open Ubuntu from the start menu.',
      'Run sudo apt update, then sudo apt install build-essential gdb valgrind cmake git gh.',
      'Install VS Code from code.visualstudio.com with its C/C++ extension, under Windows with the WSL extension too.',
      'In the terminal, make a folder with mkdir course, enter it with cd course, and open it in VS Code with code .',
      'Set user.name and user.email with git config --global. Open a GitHub account and sign in with gh auth login.',
    ],
    check:
      'g++, gdb, valgrind, cmake and git print their versions with --version, gh auth status names you, and VS Code shows your folder.',
  },
  requirements: [
    {
      item: 'Laptop with 6 GB of memory and 25 GB free',
      cost: 'Nothing, if yours runs Windows 11 or Ubuntu; otherwise about ₹35,000 new, from ₹18,000 used',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours. Xubuntu, a light Ubuntu, runs on older laptops.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'GCC, gdb, Valgrind, CMake, Git and VS Code',
      cost: 'Nothing; a download of about 3 GB, WSL included',
      freeOption: 'At the centre the same files can be copied from a disk.',
    },
    {
      item: 'On a Mac: Ubuntu in a virtual machine',
      cost: 'Nothing for UTM or Multipass; 8 GB of memory are needed',
      freeOption: 'Clang’s sanitizers and the leaks command of macOS replace Valgrind.',
    },
    {
      item: 'Account at GitHub',
      cost: 'Nothing: the free plan will do',
      freeOption: 'You can hand in a folder instead.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Ration shop ledger in C: right, and clean under Valgrind', percent: 10 },
      { criterion: 'Two tests, after the C and the C++ part: 22.5 marks each', percent: 45 },
      { criterion: 'Bus routes and rain: right, tested, timed, 10 marks each', percent: 20 },
      { criterion: 'Final test: one project run, changed and explained', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, the marks of each part and the two projects. It is our own certificate, not a degree.',
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
        text: 'Fifteen minutes: pointers as boxes, a list reversed',
      },
      {
        after: 17,
        kind: 'Timed test',
        text: 'Twenty questions on copying, virtual calls and output of C++ snippets, 45 minutes',
      },
      {
        after: 19,
        kind: 'Mock interview',
        text: 'Twenty minutes: write a small class, choose a container and state its cost',
      },
      {
        after: 22,
        kind: 'Timed test',
        text: 'Three problems in 90 minutes without internet: strings, a map and a queue',
      },
      {
        after: 24,
        kind: 'Mock interview',
        text: 'A full round of 45 minutes: code on a shared screen, theory, your project',
      },
    ],
    topics: [
      { topic: 'Storage classes and compilation', sessions: [1, 5] },
      { topic: 'Binary numbers and bit manipulation', sessions: [2, 3] },
      { topic: 'Searching, sorting and Big-O', sessions: [6, 7, 19] },
      { topic: 'Pointers and arrays', sessions: [6, 7] },
      { topic: 'Strings', sessions: [8, 11] },
      { topic: 'Structures and dynamic memory', sessions: [6, 9, 10] },
      { topic: 'Linked lists', sessions: [9, 16] },
      { topic: 'Classes, constructors and RAII', sessions: [12, 15] },
      { topic: 'Operator and function overloading', sessions: [13] },
      { topic: 'Exceptions and file handling', sessions: [10, 14] },
      { topic: 'Copy and move, rule of five', sessions: [15, 16] },
      { topic: 'Smart pointers', sessions: [16, 18] },
      { topic: 'Virtual functions and the vtable', sessions: [17] },
      { topic: 'Templates and STL', sessions: [18, 19, 20] },
      { topic: 'Graph search', sessions: [22] },
      { topic: 'Threads and data races', sessions: [24] },
    ],
  },
  handout: {
    session: 16,
    problem:
      'A notice is a text of 200 characters. A program puts 1,000 of them into a vector. When the vector is full, it allocates a block of twice the size and transfers its elements. How many notices are copied, and how many are moved? One class declares its move constructor noexcept, another forgets it. What does the forgotten word cost?',
    explanation: [
      'A vector holds its elements in one block. With g++ the block has room for 1, 2, 4, 8 and so on up to 1,024. At each change all elements are transferred: 1 + 2 + 4 + … + 512 = 1,023 in all. Other libraries grow by other factors.',
      'Copying a std::string of 200 characters allocates memory on the heap and copies 200 bytes. Moving takes over the pointer of the old string and, with g++, leaves that one empty: a few instructions, however long the text is.',
      'push_back promises that the vector is as before if something throws. Copies keep that promise: the old block is whole until the new one is ready. Moves do not: when the fifth one throws, four old elements are already empty. So the vector moves only if the type promises, by noexcept, that moving cannot throw, or if it cannot copy at all.',
      'Careful(words) makes a temporary object, and push_back moves it into the vector: 1,000 moves in every line of the output, however the vector grows.',
    ],
    program: 'lesson.cpp',
    outputNotes: [
      'First line: 1,000 moves of temporaries and 1,023 of growth. No text was copied.',
      'Second line: the same 1,023, but copies. Each one allocates and frees heap memory.',
      'Third line: reserve(1000) allocates the block at once, so nothing is transferred and noexcept does not matter.',
    ],
    exercise:
      'Write IntArray, which owns its items by new int[n], with all five functions. Show that copies do not change with the original, that a = a is safe, that the items of list[0] keep their address when the vector grows, and that every object is destroyed. Use -fsanitize=address.',
    solution: 'solution.cpp',
    solutionNotes:
      'The address is the same, so the block of 1,000 numbers was moved and not copied; without noexcept the line says 0. 789 shows that three arrays own their items and that a = a keeps them. ASan reports a shared block or a forgotten delete[]. The move constructor leaves nullptr, which delete[] allows. Copy assignment copies first and then swaps, so a = a is safe; it costs one allocation.',
  },
  reviewed: '2026-11-28',
  versions: [
    { name: 'Ubuntu', version: '26.04 LTS', note: 'by itself, or in WSL 2 under Windows 11' },
    { name: 'GCC', version: '15', note: '13 will do; older ones lack std::format' },
    { name: 'C', version: 'C17', note: 'by -std=c17; without it GCC 15 takes C23' },
    { name: 'C++', version: 'C++20', note: 'by -std=c++20; without it GCC 15 takes C++17' },
    { name: 'Valgrind', version: '3.26' },
  ],
} satisfies CourseSource;
