import type { CourseSource } from '../schema/course.ts';

export default {
  order: 10,
  name: 'C/C++ Programming',
  shortName: 'C/C++',
  curriculumName: 'C/C++ Programming',
  curriculumTitle: 'C/C++ Programming Curriculum',
  level: 'Beginner to Intermediate',
  months: { from: 3, to: 4 },
  price: { originalInr: 7999, discountedInr: 4999, monthlyInr: 2000 },
  icon: 'braces',
  hue: 'madder',
  topics: ['C Fundamentals', 'Pointers & Memory', 'OOP with C++', 'STL', 'Projects'],
  summary:
    'Write C programs that look after their own memory, then C++ with classes, templates and the standard library. You finish with programs for mess bills, bus routes and blood bank stock, each written and tested by you.',
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
    'You start with one source file and a compiler, and look at what the machine does with every line. C teaches what memory is; C++ then gives you classes and a library that take care of it. Each two-hour session, at a centre or online, has something to type, break and repair, and the last sessions are projects from life around Tripura.',
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
      text: 'A hostel mess, a tea garden, bus routes, a blood bank and a weather station: each project has rules that can be checked by hand, tests, and something that you hand in or show.',
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
            'GCC and VS Code set up under Ubuntu or WSL; hello.c compiled and run in the terminal',
            'gcc -E, -S and -c: preprocessed text, assembly and object file opened before linking',
            'printf and escape sequences: a mess menu for the week in aligned columns',
            'Messages of -Wall -Wextra read from the top: missing semicolon, undeclared name',
          ],
        },
        {
          topic: 'Variables, types and the arithmetic of a bill',
          subtopics: [
            'int, long long, double and char: sizeof each, with limits from limits.h and float.h',
            'scanf and printf conversions, and the leftover newline that a plain %c reads',
            'Integer division, remainder and casts: minutes into hours, marks into a percentage',
            'The sum 0.1 + 0.2 printed to 17 decimals, and why money is kept as whole paise',
            'Exercise: fare for a family, with the change in notes of 100, 50, 20 and 10 rupees',
          ],
        },
        {
          topic: 'Decisions and the operators behind them',
          subtopics: [
            'if, else if and else: an electricity bill worked out slab by slab',
            'Short circuit of && and ||, and the division by zero that it prevents',
            '= in place of ==, a stray semicolon and a dangling else, found through warnings',
            'An enum of meals in a switch, with break, default and an intended fall-through',
            'Bits set, cleared and tested with |, &, ~ and <<: seven mess days held in one byte',
          ],
        },
        {
          topic: 'Loops and the condition that ends them',
          subtopics: [
            'One multiplication table written with while, with do while and with for',
            'Rainfall readings taken until scanf stops returning 1: total, lowest and highest',
            'Trial division for primes below 200,000, with and without the square-root limit, timed',
            'Nested loops: a month calendar printed from the weekday on which it starts',
            'Off-by-one and endless loops followed in gdb with break, next and print',
          ],
        },
        {
          topic: 'Functions, scope and recursion',
          subtopics: [
            'Prototype, definition and call; arguments are copies, so this swap changes nothing',
            'Local, global and static variables: where each is visible and how long it lives',
            'gcd and Fibonacci by recursion: frames listed with backtrace, calls counted',
            'calc.h and calc.c apart from main.c: include guard and separate compilation',
            'SQUARE(x) as a macro and as a function, tried with an argument of a + 1',
          ],
        },
        {
          topic: 'Arrays, searching and sorting',
          subtopics: [
            'Initialisers, length by sizeof, and why a function must be given the length as well',
            'Linear against binary search among 1,000 roll numbers, by comparisons made',
            'Insertion and selection sort, first with playing cards and then in code',
            'Two-dimensional array of marks: totals along each row and averages down each column',
            'Writing past the last element: silent damage, then the report of -fsanitize=address',
          ],
        },
        {
          topic: 'Pointers and the addresses behind variables',
          subtopics: [
            'Address-of and dereference, with %p output drawn as boxes and arrows on paper',
            'The swap that works, and a minmax function that returns two results by pointer',
            'Array name as an address: p + i, *(p + i), p++ and the difference of two pointers',
            'const int * against int * const, and a NULL test before each use',
            'Uninitialised pointer, address of a dead local: the guilty line found in gdb',
          ],
        },
        {
          topic: 'Strings and the zero byte that ends them',
          subtopics: [
            'char array against string literal: terminating zero, strlen beside sizeof',
            'fgets in place of a bare %s that overruns; why C11 dropped gets; newline cut by strcspn',
            'strlen, strcmp and strcpy rewritten with pointers and compared with string.h',
            'snprintf and its return value: a certificate line that was cut short is noticed',
            'A name in Bengali script: its UTF-8 bytes in hex, and why strlen counts more than letters',
          ],
        },
        {
          topic: 'Structures and memory from the heap',
          subtopics: [
            'A student structure with typedef, dot and arrow; padding found with sizeof and offsetof',
            'Stack and heap compared; malloc, calloc and free, with a NULL result handled',
            'Array of records that doubles with realloc, and the bug in p = realloc(p, n)',
            'Leak, double free and use after free committed on purpose and traced with Valgrind',
          ],
        },
        {
          topic: 'Records sorted and kept in files',
          subtopics: [
            'fopen modes, perror and a matching fclose on every way out of the function',
            'Comma-separated lines through fgets and sscanf, with bad lines reported by number',
            'Function pointers: qsort by name and then by marks with two comparison functions',
            'fwrite, fread and fseek: one record of a binary file changed in place',
            'argc and argv: file name and sort order taken from the command line',
          ],
        },
      ],
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
            'References and const references against pointers; nullptr and auto',
            'Overloads, default arguments and brace initialisation that refuses to narrow',
          ],
        },
        {
          topic: 'Classes that guard their own data',
          subtopics: [
            'private members behind public functions: a savings account that refuses an overdraft',
            'Constructors, member initialiser lists, and the order in which members are really built',
            'const member functions, the this pointer and calls chained through *this',
            'static members: receipt numbers shared by all objects of the class',
            'Class divided into account.h and account.cpp, checked with assert from a test program',
          ],
        },
        {
          topic: 'Birth, copying, moving and death of objects',
          subtopics: [
            'Constructor and destructor messages followed through nested scopes in reverse order',
            'An IntArray class: new[] in the constructor, delete[] in the destructor',
            'Shallow copy and its double delete, cured by copy constructor and copy assignment',
            'Rvalue reference, std::move and noexcept: copies and moves counted as a vector grows',
            'Rule of five, then the rule of zero once a vector is the member',
          ],
        },
        {
          topic: 'Operators for money and fractions',
          subtopics: [
            'operator+ and operator- for amounts in paise: const references in, new value out',
            'Stream output with a non-member operator, and the case in which it must be a friend',
            'Defaulted comparison with <=> in C++20: right for money, wrong for fractions',
            'explicit constructors and the silent conversions they forbid',
            'Exercise: a Fraction kept in lowest terms by std::gcd, with ten assertions',
          ],
        },
        {
          topic: 'Inheritance and virtual functions',
          subtopics: [
            'Base and derived class: protected members and the order of construction',
            'virtual and override: fares of ordinary, student and senior citizen tickets',
            'Abstract class with a pure virtual function, called through a vector of base pointers',
            'Slicing and a missing virtual destructor, made to fail and then repaired',
            'Is-a against has-a: an express bus, its engine and its driver placed in a class diagram',
          ],
        },
        {
          topic: 'Smart pointers and who owns an object',
          subtopics: [
            'unique_ptr and make_unique: the ticket program rewritten without any delete',
            'Ownership returned from a factory function and passed on with std::move',
            'Singly linked list with unique_ptr nodes: push front, find, remove and reverse',
            'A million nodes destroyed by recursion: the stack overflow and the loop that avoids it',
            'shared_ptr watched through use_count, and a cycle broken with weak_ptr',
          ],
        },
        {
          topic: 'Exceptions and file streams',
          subtopics: [
            'throw, try and catch by const reference; invalid_argument, out_of_range, runtime_error',
            'Stack unwinding watched: destructors run, memory behind a raw pointer leaks',
            'A marks sheet read with ifstream, getline and istringstream; stream states tested',
            'std::optional for a roll number not found, an exception for a file that is missing',
            'Result slips aligned by std::format and written to an ofstream',
          ],
        },
        {
          topic: 'Templates and concepts',
          subtopics: [
            'One function template largest for int, double and std::string; how types are deduced',
            'A Stack class template on a vector, and why its definitions stay in the header',
            'Ring buffer of fixed size as a non-type parameter: the last 24 hourly readings',
            'A page of template errors made short by std::integral and a requires clause',
          ],
        },
        {
          topic: 'STL containers chosen by what they cost',
          subtopics: [
            'vector capacity printed as it grows, reserve, and iterators that become invalid',
            'map and unordered_map: words of a newspaper page counted, in order and by hash',
            'set for duplicate roll numbers, multimap for the several students who share a rank',
            'stack, queue and priority_queue: matching brackets, a counter queue, patients by urgency',
            'One look-up job in vector, map and unordered_map, timed with steady_clock',
          ],
        },
        {
          topic: 'Lambdas, algorithms and ranges',
          subtopics: [
            'Captures by value and by reference, and a lambda that outlives what it refers to',
            'sort and stable_sort with a tie-break; why a comparator with <= breaks the sort',
            'find_if, count_if, all_of, transform and accumulate on the marks of a class',
            'std::erase_if, and what goes wrong when erase is called inside a range for',
            'ranges::sort with a projection; views filter, transform and take in one pipeline',
          ],
        },
      ],
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Project in C: the hostel mess bill',
          subtopics: [
            'Repository with git init and a commit for each working step; Makefile with all and clean',
            'Members as structures, with the attendance of 31 days as bits of one unsigned int',
            'Cost shared by days eaten, in paise, with the remainder spread so that bills add up',
            'Handed in: source, test month, one printed bill and a Valgrind run without errors',
          ],
        },
        {
          topic: 'Project: the weighing book of a tea garden',
          subtopics: [
            'Plucker, weighing and pay rule drawn as classes on one sheet before any code',
            'Pay rules as derived classes: daily wage with a task in kilos, rate for leaf above it',
            'Weighing slips from a CSV file, a faulty slip thrown back with its line number',
            'A first CMakeLists.txt with CTest cases: a day below the task, exactly on it and above it',
            'Demonstrated: the fortnight pay sheet from slips that another group prepared',
          ],
        },
        {
          topic: 'Project: bus routes across Tripura',
          subtopics: [
            'Agartala, Ambassa, Kailashahar, Dharmanagar and others as a map from stop to road list',
            'Breadth-first search with a queue: the connection with the fewest stops',
            'Dijkstra with a priority_queue: least minutes, route rebuilt from predecessors',
            'Stops without a connection, misspelt names and a road closed for the day, each tested',
            'Demonstrated: five journeys named by the class, checked by hand on a map',
          ],
        },
        {
          topic: 'Project: blood bank stock and expiry dates',
          subtopics: [
            'Red cell units in a multimap by expiry, 35 or 42 days after donation, with std::chrono',
            'Antigens A, B and RhD as three bits, and a one-line test of who may receive from whom',
            'Issue rule: same group before compatible group, then the earliest date first',
            'Stock written to a temporary file and renamed, so that a crash never leaves half a file',
            'Handed in: program, a test for each rule and the list of units that expire this week',
          ],
        },
        {
          topic: 'Project: a year of weather readings, timed and defended',
          subtopics: [
            'Rain of each minute, 525,600 lines: gaps marked, monthly totals and the wettest day found',
            'gprof, then -O2, string_view and from_chars tried one at a time and timed',
            'Handed in: table of timings and a repository that a neighbour can clone and build',
            'Technical interviews in pairs: ownership explained, a planted bug found and mended',
          ],
        },
      ],
    },
  ],
} satisfies CourseSource;
