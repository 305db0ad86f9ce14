import { sample } from '../loading/sample.ts';
import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 20,
  name: 'Data Structures & Algorithms',
  shortName: 'DSA',
  curriculumName: 'Data Structures & Algorithms',
  curriculumTitle: 'Data Structures & Algorithms Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  icon: 'branches',
  hue: 'indigo',
  topics: ['Arrays & Strings', 'Linked Lists', 'Trees & Graphs', 'Dynamic Programming', 'STL'],
  summary:
    'Choose the right structure for a problem, build it in C++, prove it correct and measure its speed: from arrays and lists to trees, graphs and dynamic programming.',
  prerequisites:
    'You can write small C or C++ programs with arrays and pointers; our C/C++ course teaches that. Bring a laptop with 6 GB, or use ours. Homework takes four to five hours a week, ten in the projects.',
  outcomes: [
    'Build lists, hash tables, balanced trees, heaps and tries in C++, and say when the STL already has the better one',
    'Read from the code how much time and memory a program needs, and confirm it with a timer',
    'Recognise when a problem needs a graph, a greedy rule or dynamic programming, and defend the choice',
    'Show three tested programs with benchmarks: a spelling corrector, a train planner and a copied-code checker',
  ],
  metadata: {
    title: 'Data Structures & Algorithms Curriculum | {company.shortName}',
    description:
      'Every session of the data structures and algorithms course in C++: arrays, lists, trees, graphs, dynamic programming and tested projects.',
  },
  intro:
    'Two programs can give the same answer, one in a second and the other in an hour. In this course you learn why. Each session lasts two hours, at a centre or online: you draw a structure, write it in C++, and test it against a slower program that you can trust. In sessions 61 to 69 you write three complete programs.',
  about: [
    {
      title: 'Cost before code',
      text: 'You count the steps of a program before you write it, read the limits in a problem statement, and check your estimate with a timer.',
    },
    {
      title: 'Structures made by hand',
      text: 'A growing array, a linked list, a hash table, an AVL tree, a heap and a trie: you write and test each one, then compare it with the STL.',
    },
    {
      title: 'Ways of solving',
      text: 'Two pointers, backtracking, searching on the answer, greedy choices, dynamic programming: you meet each in a problem that the obvious method solves too slowly.',
    },
    {
      title: 'Three programs to show',
      text: 'A corrector for Bengali words, a train planner for Tripura and Assam, and a checker for copied code: three sessions each, with tests, a second method and measurements.',
    },
  ],
  video: {
    description: 'From arrays to graphs: what you write and measure in each part',
    tour: {
      sessions: [8, 30, 46, 65],
      exercise: {
        session: 16,
        question: 'Two values, 10 and 30, and x is 20. What does this search of a sorted array do?',
        code: [
          'int lo = 0, hi = n - 1;',
          'while (lo < hi) {',
          '  int mid = (lo + hi) / 2;',
          '  if (a[mid] < x) lo = mid;',
          '  else hi = mid;',
          '}',
        ],
        answer: 'It never ends: mid is 0 each time, and lo stays where it is. Written as lo = mid + 1, it moves on.',
      },
    },
  },
  parts: [
    {
      category: 'Basics',
      sessions: [
        {
          topic: 'Compiler options, sanitizers and Git',
          subtopics: [
            'g++ under Ubuntu or WSL: what -std=c++20, -Wall -Wextra, -g and -O2 change',
            'Input from a redirected file with while (cin >> x)',
            'AddressSanitizer and UBSan: an index out of range, and a sum too large for int',
            'Git and GitHub: add, commit, diff, .gitignore, push and clone',
          ],
          terms: ['undefined behaviour', 'version control'],
          homework: {
            task: 'Write three programs: an overrun, an int overflow and a division by zero. Each sanitizer report must name the right line.',
            hours: 1,
          },
          reading: 'gcc.gnu.org/onlinedocs/gcc: Program Instrumentation Options',
        },
        {
          topic: 'From C to C++: vectors and references',
          subtopics: [
            'std::vector instead of an array: push_back, size, range-based for with const auto&',
            'Value, reference and const reference: printed addresses show what is copied',
            'A function that returns a reference to a local variable: warning, crash, fix',
          ],
          terms: ['pass by reference', 'dangling reference'],
          homework: {
            task: 'Read marks from a file and print those above the mean. For 40, 50, 60 and 90 the program must print 90 alone.',
            hours: 1,
          },
          reading: 'learncpp.com, chapters 12 (references) and 16 (std::vector)',
        },
        {
          topic: 'Structs, classes and templates',
          subtopics: [
            'A Fraction struct: constructor, const member functions, operator+ and operator==',
            'Private data behind public functions: a Time whose set() refuses 25:70 with false',
            'One function template for int, double and string',
          ],
          terms: ['OOP', 'encapsulation', 'generic programming'],
          homework: {
            task: 'Add operator-, operator* and operator< to Fraction. 1/2 - 1/3 must print 1/6, and 1/3 < 2/5 must be true.',
            hours: 1.5,
          },
          reading: 'learncpp.com, chapters 14 (classes) and 11 (function templates)',
        },
        {
          topic: 'Counting steps: Big O on paper and by stopwatch',
          subtopics: [
            'Steps of nested and halving loops counted line by line',
            'O, Omega and Theta; best, average and worst case; one proof with its constants',
            'Times from std::chrono::steady_clock as n doubles, and their ratio',
            'From the limit n = 200000 to the complexities that finish in one second',
          ],
          terms: ['asymptotic notation', 'time complexity', 'space complexity'],
          homework: {
            task: 'Compute the largest subarray sum by three loops, then by two. Count the additions at n = 100: 171,700, then 5,050.',
            hours: 1,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 2',
        },
        {
          topic: 'Unit tests, random tests and CMake',
          subtopics: [
            'assert in a test program: ordinary, empty and extreme input for one function',
            'CMakeLists.txt with a library, a program and tests run by CTest',
            'mt19937 with a fixed seed: small random cases against brute force until they differ',
          ],
          terms: ['unit testing', 'stress testing', 'build system'],
          homework: {
            task: 'Put a bug into your subarray sum on purpose. The random test must report a failing case of at most six numbers.',
            hours: 1.5,
          },
          reading: 'cmake.org: CMake Tutorial, “Testing and CTest”',
        },
        {
          topic: 'Invariants and induction: why a program is right',
          subtopics: [
            'Loop invariant of a maximum search: before the loop, after a step, at the end',
            'Induction: L-shaped tiles cover a board of 2^n by 2^n that lacks one square',
            'Euclid’s algorithm: what stays the same and what shrinks',
            'Power by halving the exponent: 20 squarings instead of a million products',
          ],
          terms: ['proof of correctness', 'precondition and postcondition', 'termination', 'GCD'],
          homework: {
            task: 'Count Euclid’s steps for all pairs a > b up to 1,000. The most must be 14, and only 987 and 610 take that many.',
            hours: 1.5,
          },
          reading: 'Lehman, Leighton, Meyer: Mathematics for Computer Science, chapters 5 and 6',
        },
        {
          topic: 'Bits, remainders and primes',
          subtopics: [
            'Shifts and masks: set, clear and test a bit; x & -x; std::popcount',
            'Two unpaired numbers among pairs, separated by one bit of their XOR',
            'Remainders of sums, products and powers; why -7 % 3 is -1 in C++',
            'Sieve of Eratosthenes on a std::bitset: the primes up to ten million',
          ],
          terms: ['bit manipulation', 'modular arithmetic', 'modular exponentiation'],
          homework: {
            task: 'Check Fermat’s theorem: for all primes p from 7 to 10,000 and a = 2, 3, 5, your power function gives a^(p - 1) mod p = 1.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 10 and 21',
        },
        {
          topic: 'An array class, and how std::vector grows',
          subtopics: [
            'A class template Vec: new[] in the constructor, delete[] in the destructor',
            'The double free of a copied Vec; copy constructor and assignment as the cure',
            'Doubling against growing by ten: copies counted over 100,000 push_back calls',
          ],
          terms: ['dynamic array', 'RAII', 'amortised analysis', 'rule of three'],
          homework: {
            task: 'Add insert and pop_back to Vec. After 10,000 random steps it must equal a std::vector, and ASan must report nothing.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 2.1 (ArrayStack)',
        },
        {
          topic: 'Lambdas, iterators and algorithms',
          subtopics: [
            'begin, end and the half-open range; which calls make an iterator invalid',
            'find_if, count_if and accumulate; lambdas that capture by value or by reference',
            'std::sort by marks descending, then name; why <= breaks strict weak ordering',
            'ranges::sort with a projection',
          ],
          terms: ['Standard Template Library (STL)', 'comparator', 'iterator invalidation', 'closure'],
          homework: {
            task: 'Write a program that uses an iterator after push_back: ASan reports an error. Use an index instead: ASan reports nothing.',
            hours: 1,
          },
          reading: 'learncpp.com, chapter 20 (lambdas); cppreference: Algorithms library',
        },
        {
          topic: 'Strings, files and UTF-8',
          subtopics: [
            'ifstream and getline: a missing file, a malformed line, the newline left by cin >>',
            'string_view against substr: a splitter on commas that copies nothing',
            'A Bengali word in UTF-8: why size() counts bytes; code points built by shifts',
          ],
          terms: ['string manipulation', 'file handling', 'parsing', 'Unicode'],
          homework: {
            task: 'Turn code points back into UTF-8. For every number from 1 to 55,295, decoding your bytes must give the number again.',
            hours: 1.5,
          },
          reading: 'man 7 utf-8; cppreference: std::basic_string_view',
        },
        {
          topic: 'Recursion and the call stack',
          subtopics: [
            'Frames of a factorial call shown in gdb by backtrace and frame',
            'Tower of Hanoi: the recurrence T(n) = 2T(n - 1) + 1 and its solution by induction',
            'Call tree of the naive Fibonacci function, with the calls counted up to n = 40',
            'How deep recursion goes before the stack overflows; the same work as a loop',
          ],
          terms: ['base case', 'recurrence relation'],
          homework: {
            task: 'List by recursion all ways to pay 10 rupees in coins of 1, 2 and 5, order ignored. Three nested loops must find the same ten ways.',
            hours: 1,
          },
          reading: 'Erickson, Algorithms, chapters 1.1 to 1.3',
        },
        {
          topic: 'Backtracking: choose, explore, undo',
          subtopics: [
            'All subsets and all permutations of a list, drawn as decision trees first',
            'N queens with marked columns and diagonals: nodes visited with and without pruning',
            'A word search in a grid of letters that forgets to undo its mark: find the bug',
          ],
          terms: ['state-space tree', 'constraint satisfaction', 'power set'],
          homework: {
            task: 'Count the Latin squares of size n (no repeat in a row or column): 576 for n = 4, 161,280 for n = 5.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 5.1 to 5.4',
          material: ['word-search.cpp: a search in a grid of letters that never takes back a mark'],
        },
        {
          topic: 'Divide and conquer: merge sort and the Master theorem',
          subtopics: [
            'Bubble, selection and insertion sort: steps counted, and which of them are stable',
            'Merge sort with one shared buffer, and its recursion tree level by level',
            'Master theorem on 2T(n/2) + n, 8T(n/2) + n^2 and T(n/2) + 1',
          ],
          terms: ['sorting algorithms', 'stable sort', 'logarithmic time'],
          homework: {
            task: 'Write merge sort without recursion. On 1,000 random lists of structs, sorted by key, it must agree with std::stable_sort.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapters 1.4 to 1.7',
        },
        {
          topic: 'Quicksort, quickselect, counting and radix sort',
          subtopics: [
            'Partition around a random pivot, and the sorted input that defeats a fixed one',
            'Partition into less, equal and greater: 100,000 equal keys take one call',
            'The median by quickselect, checked against std::nth_element',
            'Decision trees: why comparing needs about n log n steps',
          ],
          terms: ['counting sort', 'randomised algorithm', 'lower bound'],
          homework: {
            task: 'Sort 100,000 random marks by counting, and as many ten-digit phone numbers by stable radix passes. std::sort gives the same lists.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 11 (sorting)',
        },
        {
          topic: 'Choosing among the STL containers',
          subtopics: [
            'pair and structured bindings; word counts in a map; what operator[] creates',
            'set and multiset: why erase by value removes every equal key',
            'Hall bookings in a std::map that refuses overlaps through lower_bound',
            'A million look-ups timed in map and in unordered_map',
          ],
          terms: ['abstract data type (ADT)', 'associative container', 'key-value pair'],
          homework: {
            task: 'Group the different words of a book from gutenberg.org by their sorted letters. The group sizes must add up to the size of a set of all words.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 4',
          material: sample(
            [
              'Three unseen problems with test data, in two versions, for the test after this session',
              'Ten pieces of code and one faulty program on paper, for the timed test after session 8',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'Three unseen problems. For each, name the cost, write the program with its invariant, and test it against brute force.',
        points: 'Three costs 15, three invariants 15, three programs that agree with brute force on 1,000 inputs 70',
        minutes: 120,
      },
    },
    {
      category: 'Linear DS',
      sessions: [
        {
          topic: 'Binary search on arrays and on answers',
          subtopics: [
            'The half-open loop, its invariant, and a midpoint that cannot overflow',
            'How many marks lie from 40 to 60, by lower_bound and upper_bound',
            'A value in a sorted array that was rotated by an unknown amount',
            'Smallest lorry load that ships all sacks in d days',
          ],
          terms: ['linear search', 'bisection', 'monotonic predicate'],
          homework: {
            task: 'Cut k equal pieces, as long as possible, from ten bamboo poles. On 1,000 random cases, trying every whole length agrees.',
            hours: 1.5,
          },
          reading: 'cp-algorithms.com: Binary search',
        },
        {
          topic: 'Prefix sums and difference arrays',
          subtopics: [
            'Rainfall over any span of days answered in constant time',
            'Sums over any rectangle of a grid by inclusion and exclusion',
            'Range additions stored as differences and applied in one pass',
            'A grid of 4000 by 4000 summed by rows, then by columns, timed',
          ],
          terms: ['range query', 'cumulative sum', 'matrix'],
          homework: {
            task: 'Add 1 to each of 1,000 random rectangles of a 100 by 100 grid, by two-dimensional differences. Plain loops must agree.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 9.1 and 9.4',
        },
        {
          topic: 'Two pointers and the sliding window',
          subtopics: [
            'A pair, then a triple with a given sum in a sorted array: why none is skipped',
            'Duplicates removed in place with a read index and a write index',
            'Longest stretch with a sum of at most S when all values are positive',
            'Smallest window that contains all required letters, by counts',
          ],
          terms: ['3Sum', 'in-place algorithm', 'subarray and substring'],
          homework: {
            task: 'Count the pairs of a sorted array whose sum is at most S, in one pass. On 1,000 random arrays two nested loops agree.',
            hours: 1,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 8.1',
        },
        {
          topic: 'Intervals: merge, insert, sweep',
          subtopics: [
            'Overlapping intervals sorted by start and merged in one pass, with the invariant',
            'A new interval inserted into a merged list',
            'Fewest platforms for a station timetable, by sweeping arrivals and departures',
            'Hours when all of three people are free: the gaps of their merged calendars',
          ],
          terms: ['merge intervals', 'sweep line', 'meeting rooms'],
          homework: {
            task: 'Merge 1,000 random intervals between 0 and 100,000 and print the length covered. A counting array must give the same.',
            hours: 1,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 30, introduction',
        },
        {
          topic: 'Singly linked lists, drawn and built',
          subtopics: [
            'A Node struct with a next pointer; boxes and arrows on paper before any code',
            'Insertion at both ends and after a node; an order of assignments that loses the rest',
            'Deleting a value through a pointer to a pointer, with no special case for the head',
            'Nodes never freed, traced by LeakSanitizer to the line that made them',
          ],
          terms: ['self-referential structure', 'dynamic memory allocation', 'memory leak'],
          homework: {
            task: 'Insert into a sorted list without a special case for the head. 5, 1, 3 must give 1 3 5, and LeakSanitizer reports nothing.',
            hours: 1,
          },
          reading: 'cslibrary.stanford.edu/103: Linked List Basics',
        },
        {
          topic: 'A list class that owns its nodes',
          subtopics: [
            'Deep copy node by node, and assignment by copy-and-swap',
            'Move constructor and move assignment that take over the head pointer',
            'A forward iterator of its own, so that range-based for walks the list',
          ],
          terms: ['rule of five', 'move semantics', 'ownership'],
          homework: {
            task: 'Write twelve CTest cases, among them self-assignment, a moved-from list and an empty one. All must pass under ASan.',
            hours: 1.5,
          },
          reading: 'learncpp.com, chapters 21.12 and 22.1 to 22.4',
        },
        {
          topic: 'Lists reversed, halved, merged and tested for cycles',
          subtopics: [
            'Reversal with three pointers and by recursion, traced on four nodes',
            'The middle by a slow and a fast pointer; two sorted lists merged behind a dummy head',
            'Floyd’s tortoise and hare, with the proof that the two must meet',
            'The start of the cycle from the two distances',
          ],
          terms: ['cycle detection', 'linked list reversal', 'slow and fast pointers'],
          homework: {
            task: 'Move all even values behind the odd ones, order kept, no new node. std::stable_partition must agree on 1,000 random lists.',
            hours: 1.5,
          },
          reading: 'cp-algorithms.com: Floyd’s Linked List Cycle Finding Algorithm',
        },
        {
          topic: 'Doubly linked and circular lists',
          subtopics: [
            'One sentinel node that makes insertion and removal free of null checks',
            'std::list: one node spliced in constant time; iterators that stay valid',
            'The Josephus circle simulated, then answered by a recurrence',
            'Middle insertion in std::list and std::vector timed, search included',
          ],
          terms: ['doubly linked list', 'circular linked list', 'header node'],
          homework: {
            task: 'Write a line editor with a cursor: insert, delete, left, right. Ten scripts must give the text that you wrote down before.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 3.2 (DLList)',
        },
        {
          topic: 'Stacks: last in, first out',
          subtopics: [
            'The same stack interface on an array and on linked nodes',
            'Brackets of a source file checked, with the line of the first mismatch',
            'A stack that also reports its minimum in constant time',
            'Undo and redo for the line editor with two stacks of commands',
          ],
          terms: ['LIFO', 'push and pop', 'balanced parentheses', 'min stack'],
          homework: {
            task: 'Skip brackets in strings, character literals and comments. Ten of your programs must pass; copies with one bracket removed must fail.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 1.2.1; cppreference: std::stack',
        },
        {
          topic: 'A calculator: from infix to an answer',
          subtopics: [
            'A tokeniser for numbers of many digits, operators and brackets',
            'Dijkstra’s shunting-yard method with a table of precedence and associativity',
            'Postfix evaluation with a stack, traced on paper for 8 - 2 - 3 and 2 ^ 3 ^ 2',
          ],
          terms: ['expression evaluation', 'prefix notation', 'reverse Polish notation'],
          homework: {
            task: 'Add unary minus, and write thirty CTest cases, ten of them malformed. All must pass, and no input may crash the program.',
            hours: 2,
          },
          reading: 'cp-algorithms.com: Expression parsing',
        },
        {
          topic: 'Monotonic stacks',
          subtopics: [
            'Next greater value and share-price span: each index is popped at most once',
            'Largest rectangle in a histogram, with sentinels at both ends',
            'Rain water held between walls, by stack and by two pointers',
          ],
          terms: ['next greater element', 'stock span', 'trapping rain water'],
          homework: {
            task: 'Find the largest rectangle of ones in a grid, row by row as histograms. Brute force must agree on 1,000 grids of 6 by 6.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 8.2',
        },
        {
          topic: 'Queues, ring buffers and deques',
          subtopics: [
            'Front and count on a fixed array: telling a full ring from an empty one',
            'A queue made of two stacks, with its amortised cost worked out',
            'std::queue and std::deque; why pop on an empty one is undefined behaviour',
            'Maximum of every k consecutive days with a monotonic deque',
          ],
          terms: ['FIFO', 'circular queue', 'double-ended queue', 'sliding window maximum'],
          homework: {
            task: 'Simulate one bank queue of 1,000 random customers with one window, then two. No customer may wait longer with two.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapters 2.3 and 2.4',
        },
        {
          topic: 'Hash functions and chained tables',
          subtopics: [
            'Polynomial hash of a string, and why adding up its letters fails on anagrams',
            'Chaining: an array of linked lists; insert, find and erase by bucket',
            'Longest chain at load factors 0.5, 1 and 4; growing to twice the buckets',
          ],
          terms: ['hash table', 'separate chaining', 'collision resolution', 'rehashing'],
          homework: {
            task: 'Put 64, 128, … 64000 into buckets by remainder. The longest chain is 63 in 1,024 buckets and 1 in 1,021; say why.',
            hours: 1,
          },
          reading: 'Morin, Open Data Structures, chapters 5.1 and 5.3',
        },
        {
          topic: 'Open addressing and hostile input',
          subtopics: [
            'Linear probing: probes at 50 to 95 per cent full',
            'Tombstones: why an erased slot may not simply become empty; shifting back instead',
            'A hash for a struct as the key of an unordered_map',
            'Input built to collide in unordered_map; splitmix64 with a random seed against it',
          ],
          terms: ['primary clustering', 'hash flooding'],
          homework: {
            task: 'Replace tombstones by shifting back. 10,000 random inserts, erases and look-ups must agree with unordered_set.',
            hours: 2,
          },
          reading: 'algs4.cs.princeton.edu/34hash; codeforces.com/blog/entry/62393',
        },
        {
          topic: 'Hash table problems and an LRU cache',
          subtopics: [
            'Two numbers with a given sum in an unsorted list, in one pass',
            'Subarrays with a sum of exactly k, from counts of earlier prefix sums',
            'Longest run of consecutive numbers in expected linear time',
            'LRU from an unordered_map of list iterators: splice to the front, evict from the back',
          ],
          terms: ['Two Sum', 'cache eviction', 'hash map'],
          homework: {
            task: 'Write a slow LRU cache on a vector. On 10,000 random gets and puts it must agree with the fast one.',
            hours: 1.5,
          },
          reading: 'cppreference: std::unordered_map and std::list::splice',
          material: sample(
            [
              'Two unseen problems with tests of n = 200,000, in two versions, for the test after this session',
              'Two array problems with tests and a hint, for the timed test after session 19',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'Write a list, a ring buffer or a hash table by hand. Then solve two problems whose obvious solution is too slow.',
        points: 'Structure without a sanitizer report 40, two programs right at n = 200,000 in one second 60',
        minutes: 120,
      },
    },
    {
      category: 'Non-Linear DS',
      sessions: [
        {
          topic: 'Binary trees and the ways to walk them',
          subtopics: [
            'Preorder, inorder and postorder read from a drawing, then coded recursively',
            'Inorder again, with an explicit stack of waiting ancestors',
            'Level order with a queue: depth, zigzag listing and the view from the right',
          ],
          terms: ['tree traversal', 'level-order traversal', 'binary tree views'],
          homework: {
            task: 'Rebuild a tree from its preorder and inorder. 100 random trees with distinct keys must have the same walks again.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 6.1',
        },
        {
          topic: 'Answers that travel up a tree',
          subtopics: [
            'Height and balance from one postorder pass',
            'Diameter: what a node returns to its parent against what it records',
            'Maximum path sum when some values are negative',
            'Lowest common ancestor of two nodes by asking both subtrees',
          ],
          terms: ['LCA', 'tree recursion', 'serialise a tree'],
          homework: {
            task: 'Write a tree to one line, with # for a null pointer, and read it back. 100 random trees must come back equal.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 14.1, 14.2 and 14.4',
        },
        {
          topic: 'Binary search trees',
          subtopics: [
            'Search, insertion, minimum and maximum without recursion',
            'Deletion of a node with no child, one child or two, by inorder successor',
            'Validation with a lower and an upper bound: a tree that fools a check of parents only',
            'Heights for shuffled keys and for sorted keys: the tree becomes a chain',
          ],
          terms: ['BST', 'inorder predecessor', 'skewed tree'],
          homework: {
            task: 'Keep subtree sizes and find the k-th smallest key. For every k it must be the k-th key of the inorder walk.',
            hours: 1.5,
          },
          reading: 'Morin, Open Data Structures, chapter 6.2',
        },
        {
          topic: 'AVL trees and their rotations',
          subtopics: [
            'Rotations on paper, and the cases LL, LR, RR and RL told apart by balance factors',
            'Insertion that rebalances on the way back to the root',
            'Why the height stays below about 1.44 log2 n: the emptiest tree of each height',
            'A checker of order, heights and balance, run after every insertion',
          ],
          terms: ['self-balancing search tree', 'height-balanced tree'],
          homework: {
            task: 'Add deletion. Run the checker after each of 10,000 random insertions and deletions; it must report nothing.',
            hours: 2,
          },
          reading: 'Pfaff, libavl book at adtinfo.org, chapter 5: AVL Trees',
        },
        {
          topic: 'B-trees, and red-black trees as their binary form',
          subtopics: [
            'A 2-3-4 tree grown on paper by splitting full nodes',
            'The same tree in binary: the red-black rules follow',
            'B-trees in a database: nodes of a disk page, height for ten million keys, linked leaves',
          ],
          terms: ['B+ tree', 'database index'],
          homework: {
            task: 'Insert 10, 9, … 1 into a 2-3-4 tree and redraw it as a red-black tree. Every path must have equally many black nodes.',
            hours: 1,
          },
          reading: 'Morin, Open Data Structures, chapters 9.1, 9.2 and 14.2',
        },
        {
          topic: 'Binary heaps in an array',
          subtopics: [
            'Parent and children by index arithmetic, the array drawn as a tree',
            'Sift-up on insertion and sift-down on extraction, with the heap order checked',
            'Building a heap from the bottom in linear time, and why',
            'Heapsort in place, timed against std::sort on ten million integers',
          ],
          terms: ['heapify', 'min-heap', 'max-heap', 'complete binary tree'],
          homework: {
            task: 'Write an indexed heap whose priorities can change. 10,000 random steps must agree with a std::set of pairs.',
            hours: 2,
          },
          reading: 'Morin, Open Data Structures, chapters 10.1 and 11.1.3',
        },
        {
          topic: 'Priority queues: top k, running median, Huffman codes',
          subtopics: [
            'std::priority_queue as a max-heap, as a min-heap, and with a lambda comparator',
            'The k largest values of a stream in a heap of k',
            'Running median from a max-heap of the lower half and a min-heap of the upper',
            'Huffman codes: the two rarest symbols joined until one tree is left',
          ],
          terms: ['top-k elements', 'k-way merge', 'prefix code'],
          homework: {
            task: 'Merge twenty sorted lists of random numbers by a heap of their first elements. The result must equal std::sort of all.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapter 4.4; cppreference: std::priority_queue',
        },
        {
          topic: 'Tries: words stored by prefix',
          subtopics: [
            'Insert, search and erase with 26 child indices in one pool of nodes',
            'How many words share a prefix, read from counters on the path',
            'The five most frequent completions remembered at each node',
          ],
          terms: ['prefix tree', 'autocomplete'],
          homework: {
            task: 'Count the words of a book under 1,000 prefixes: by trie, and by lower_bound in a sorted vector. The counts must agree.',
            hours: 1.5,
          },
          reading: 'algs4.cs.princeton.edu/52trie (Sedgewick and Wayne)',
        },
        {
          topic: 'Union-find for groups that merge',
          subtopics: [
            'A parent array with union by size: why no find takes more than log n steps',
            'Path compression, with the steps per find counted before and after',
            'Number of separate office networks after each new cable',
          ],
          terms: ['disjoint-set union (DSU)', 'connected components', 'equivalence relation'],
          homework: {
            task: 'Count networks without union-find too: relabel all members at each merge. After each of 5,000 random cables, both counts must agree.',
            hours: 1,
          },
          reading: 'cp-algorithms.com: Disjoint Set Union',
        },
        {
          topic: 'Graphs in memory and breadth-first search',
          subtopics: [
            'Matrix, adjacency lists and compressed rows: bytes needed for 100,000 vertices',
            'Distances by levels, with the invariant of the queue',
            'One shortest path read back through parents',
            'Two-colouring an undirected graph, or showing the odd cycle that forbids it',
          ],
          terms: ['BFS', 'adjacency matrix', 'compressed sparse row (CSR)', 'bipartite graph'],
          homework: {
            task: 'Draw a graph of twenty vertices, one out of reach. Distances and one path must match your drawing, -1 for out of reach.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 11 and 12.2',
        },
        {
          topic: 'Breadth-first search on grids and hidden graphs',
          subtopics: [
            'Grids with direction arrays: islands counted, then the shortest way out of a maze',
            'Distance of each village to its nearest health centre, all centres queued first',
            'Word ladder on a graph that is never stored',
            'Breaking the fewest walls to cross a grid: a deque and weights of 0 and 1',
          ],
          terms: ['flood fill', 'multi-source BFS', '0-1 BFS'],
          homework: {
            task: 'Put five centres on a 30 by 30 grid with random walls. All distances must equal the least of five searches.',
            hours: 1.5,
          },
          reading: 'cp-algorithms.com: Breadth-first search and 0-1 BFS',
        },
        {
          topic: 'Depth-first search, cycles and topological order',
          subtopics: [
            'Entry and exit times; tree, back, forward and cross edges marked on a drawing',
            'Three colours find a cycle in a directed graph, and the cycle is printed',
            'Kahn’s algorithm on subject prerequisites: an order, or proof that none exists',
            'The same order as depth-first finish times reversed',
          ],
          terms: ['DFS', 'topological sort', 'DAG', 'dependency resolution'],
          homework: {
            task: 'Let twelve headers include one another without a cycle. Print a build order; add a cycle and print its files.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapters 6.1 to 6.3',
        },
        {
          topic: 'Bridges and strong components',
          subtopics: [
            'Low-link values on a drawing: how far up a subtree reaches by one back edge',
            'Bridges in one pass, also with two edges between a pair of nodes',
            'Kosaraju’s two passes: junctions of one-way streets that reach each other',
          ],
          terms: ['strongly connected components (SCC)', 'Tarjan’s algorithm'],
          homework: {
            task: 'On 200 random graphs of eight nodes, find the bridges by low-link and by removing each edge in turn. Both must agree.',
            hours: 2,
          },
          reading: 'cp-algorithms.com: Finding bridges; Strongly connected components',
        },
        {
          topic: 'Shortest paths with Dijkstra',
          subtopics: [
            'Relaxation and settled vertices: why the proof needs weights of zero or more',
            'Priority queue version that skips stale entries, and its cost in E and V',
            'Array version and heap version timed on sparse and dense graphs',
            'Vertices that are pairs: a town and the number of half-fare coupons left',
          ],
          terms: ['single-source shortest path', 'weighted graph'],
          homework: {
            task: 'Check Dijkstra without a second algorithm: d[v] <= d[u] + w on every edge, equal along each path. 100 random graphs must pass.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 13.2',
        },
        {
          topic: 'Minimum spanning trees',
          subtopics: [
            'The cut property shown by exchanging one edge on a small map',
            'Kruskal’s algorithm with sorted edges and union-find',
            'Prim’s algorithm with a priority queue: the same total weight',
            'Water for every house by pipe or well: each well is an edge to one extra node',
          ],
          terms: ['MST', 'spanning forest', 'single-linkage clustering'],
          homework: {
            task: 'Scatter 50 points around each of three distant centres. Without its two longest edges, the tree must split into these three.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapter 7',
          material: sample(
            [
              'Ten rows on paper with their answers, and three problems with tests, in two versions, for the test',
              'Three problems with tests (hashing, stack, tree), for the timed test after session 34',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'On paper: ten rows of rotations, heap steps and Dijkstra. At the machine: one problem on trees and two on graphs.',
        points: 'Ten rows on paper 40, three programs that pass all tests 60',
        minutes: 120,
      },
    },
    {
      category: 'Advanced Algorithms',
      sessions: [
        {
          topic: 'Greedy choices and how to prove them',
          subtopics: [
            'Most lectures in one hall by earliest end, with the exchange argument',
            'Shortest-first and earliest-start rules refuted by counterexamples from a random search',
            'Fractional knapsack by value per kilogram; coins of 1, 3 and 4, where largest first fails',
          ],
          terms: ['activity selection', 'greedy-choice property'],
          homework: {
            task: 'For coins of 1, 5 and c, find by search each c from 6 to 30 for which largest first fails: 6, 7, 8, 11, 12 and 16.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapters 4.1 to 4.3',
        },
        {
          topic: 'Dynamic programming from a slow recursion',
          subtopics: [
            'A memo table added to Fibonacci: the 331 million calls for n = 40 become 79',
            'State, transition, base case and order of filling, written before any code',
            'Fewest coins for an amount, top-down and bottom-up side by side',
            'Largest sum without two neighbours, reduced from an array to two variables',
          ],
          terms: ['memoisation', 'tabulation', 'overlapping subproblems', 'optimal substructure', 'House Robber'],
          homework: {
            task: 'Count the words of n letters from A, B, C without AB in them, modulo 1000000007. Listing all words must agree up to n = 10.',
            hours: 1,
          },
          reading: 'Erickson, Algorithms, chapters 3.1 and 3.4',
        },
        {
          topic: 'The knapsack family',
          subtopics: [
            'The 0/1 table of items against capacity, and the chosen items read back',
            'One row only: why capacity must run downwards',
            'Unlimited items: loop order decides between combinations and sequences of coins',
            'Two shares of nearly equal weight by shifting a std::bitset of reachable sums',
          ],
          terms: ['0/1 knapsack', 'coin change', 'subset sum', 'partition problem'],
          homework: {
            task: 'Allow m copies of an item, split into powers of two. On 1,000 random cases the value must equal that of m single items.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 7.4',
        },
        {
          topic: 'Two strings: edit distance, subsequences, wildcards',
          subtopics: [
            'Longest common subsequence: the table filled by hand, the letters recovered',
            'Insertions, deletions and replacements between two spellings of a name',
            'Memory cut to two rows, and what can no longer be reconstructed',
            'A pattern with ? and * matched against a file name, cell by cell',
          ],
          terms: ['LCS', 'Levenshtein distance', 'wildcard matching'],
          homework: {
            task: 'Write a line diff and a program that applies it. For ten pairs of your own files, the result must equal the new file.',
            hours: 2,
          },
          reading: 'Erickson, Algorithms, chapter 3.7',
        },
        {
          topic: 'Along a line: Kadane, rising sequences, digits',
          subtopics: [
            'Kadane’s single pass for the largest subarray sum, all-negative input included',
            'Longest increasing subsequence, quadratic first, then with lower_bound on tails',
            'Numbers up to N without equal neighbouring digits: a flag while still on the edge of N',
          ],
          terms: ['maximum subarray', 'LIS in n log n', 'digit DP'],
          homework: {
            task: 'Count the numbers from 1 to N whose digit sum is divisible by 7: 142,879 for 10^6, 142,857,142,856,594,041 for 10^18.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, 2.4, 7.2; usaco.guide: Digit DP',
        },
        {
          topic: 'Dynamic programming over intervals and games',
          subtopics: [
            'Matrix chain order: filling by interval length, brackets printed at the end',
            'Taking coins from either end of a row against an opponent who plays best',
            'Fewest cuts of a word into palindromes, from a table of palindromic intervals',
          ],
          terms: ['interval DP', 'matrix chain multiplication', 'minimax'],
          homework: {
            task: 'Find by intervals the fewest insertions that make a word a palindrome. It must equal n minus the LCS with its reverse.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapter 3.9',
        },
        {
          topic: 'Dynamic programming on trees',
          subtopics: [
            'Guests of a party without anyone’s direct boss: two values for each node',
            'Sum of distances from every node to all others by moving the root',
            'A chain of a million nodes: a breadth-first order replaces recursion',
          ],
          terms: ['tree DP', 'rerooting'],
          homework: {
            task: 'Find the greatest distance from every node by moving the root. Breadth-first search must agree on 500 random trees.',
            hours: 2,
          },
          reading: 'Erickson, Algorithms, chapter 3.10; usaco.guide: DP on Trees',
        },
        {
          topic: 'Dynamic programming over sets as bits',
          subtopics: [
            'Teachers assigned to periods at least cost, a bit for each period taken',
            'Shortest round trip through fifteen towns by the Held-Karp table',
            'All subsets of a set by (s - 1) & m: 3^n steps in all',
          ],
          terms: ['bitmask DP', 'assignment problem', 'travelling salesman (TSP)'],
          homework: {
            task: 'Assign n teachers to n periods by bitmask and by all permutations, n up to 8. The costs must agree on 200 random cases.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 10.5',
        },
        {
          topic: 'Negative weights and all pairs of towns',
          subtopics: [
            'One negative edge among four vertices that defeats settling each vertex once',
            'Bellman-Ford: n - 1 rounds, and one more that exposes a negative cycle',
            'Floyd-Warshall in three loops, and why the middle vertex is the outermost',
          ],
          terms: ['all-pairs shortest paths', 'arbitrage'],
          homework: {
            task: 'Invent rates of five currencies with one profitable loop. Let Bellman-Ford find it by negative logarithms; its rates multiply to more than 1.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 13.1 and 13.3',
        },
        {
          topic: 'Finding a pattern: KMP and rolling hashes',
          subtopics: [
            'Naive search on a long run of equal letters: comparisons counted',
            'Prefix function by hand, then in code; a search that never steps back',
            'Rabin-Karp: a rolling hash with random base modulo 2^61 - 1, each hit verified',
          ],
          terms: ['string matching', 'pattern matching', 'failure function', 'substring search'],
          homework: {
            task: 'Find the longest passage that occurs twice in a book from gutenberg.org, by binary search on its length. Print both places.',
            hours: 2,
          },
          reading: 'cp-algorithms.com: Prefix function (KMP); String hashing',
        },
        {
          topic: 'Fenwick trees and sparse tables',
          subtopics: [
            'The stretch that each Fenwick index answers for; update and prefix sum',
            'Smaller values to the right of each element, after compressing coordinates',
            'Sparse table: range minimum in constant time when nothing changes',
          ],
          terms: ['binary indexed tree (BIT)', 'range minimum query (RMQ)', 'coordinate compression'],
          homework: {
            task: 'Add to ranges and read single values by a Fenwick tree of differences. A plain array must agree over 10,000 steps.',
            hours: 1.5,
          },
          reading: 'cp-algorithms.com: Fenwick Tree; Sparse Table',
        },
        {
          topic: 'Segment trees and lazy updates',
          subtopics: [
            'Build, point update and range minimum on eight cells, then in code',
            'Largest subarray sum of any range from four values in each node',
            'Range addition with tags pushed down only when needed',
          ],
          terms: ['lazy propagation', 'range update', 'point query'],
          homework: {
            task: 'Support assignment to a range as well as addition. A plain array must agree over 10,000 random steps.',
            hours: 2,
          },
          reading: 'cp-algorithms.com: Segment Tree',
        },
        {
          topic: 'Geometry without rounding errors',
          subtopics: [
            'Left or right turn by a cross product in long long; segments that touch or cross',
            'Twice the area of a plot of land from its corners, as a whole number',
            'Convex hull by sorting, then popping every turn that is not to the left',
          ],
          terms: ['computational geometry', 'orientation test', 'shoelace formula', 'monotone chain'],
          homework: {
            task: 'Count the grid points inside ten convex hulls and on their edges. Pick’s theorem, A = I + B/2 - 1, must hold for each.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapters 29 and 30.3',
        },
        {
          topic: 'Maximum flow and matching',
          subtopics: [
            'Residual edges on paper: an augmenting path that takes back an earlier one',
            'Edmonds-Karp in code: breadth-first augmenting paths until none is left',
            'The minimum cut read from the residual network: cheapest roads to close',
            'Students matched to internship places through unit capacities',
          ],
          terms: ['Ford-Fulkerson', 'max-flow min-cut theorem', 'bipartite matching'],
          homework: {
            task: 'Match eight students to eight places on 100 random wish lists, by flow and by backtracking. The counts must agree.',
            hours: 1.5,
          },
          reading: 'Laaksonen, Competitive Programmer’s Handbook, chapter 20',
        },
        {
          topic: 'P, NP and what to do with a hard problem',
          subtopics: [
            'Deciding against checking: P, NP, and a certificate for subset sum',
            'Independent set turned into vertex cover on six vertices: what a reduction proves',
            'A vertex cover at most twice the smallest, by taking both ends of free edges',
          ],
          terms: ['NP-complete', 'NP-hard', 'polynomial-time reduction', 'approximation algorithm'],
          homework: {
            task: 'Find a cover by free edges, and the smallest one among all subsets, on 50 random graphs of 14 nodes. The first is at most twice as large.',
            hours: 1.5,
          },
          reading: 'Erickson, Algorithms, chapter 12',
          material: sample(
            [
              'Five unseen problems with tests, in two versions, for the test after this session',
              'Five problems with tests, for the contest after session 50',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'Five unseen problems in random order. For each, first name the method and say why a simpler one fails.',
        points: 'Five methods with a reason 40, five programs that pass all tests 60',
        minutes: 150,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Spelling corrector: Bengali words stored and completed',
          subtopics: [
            'Bengali words of Wiktionary and their English, read from a tab-separated file',
            'A trie whose nodes keep a map of code points',
            'Completions ranked by frequency in twenty long Bengali Wikipedia articles',
            'Handed in: CMake build and tests of ten prefixes',
          ],
          terms: ['information retrieval', 'data cleaning'],
          homework: {
            task: 'Sort the lines that your reader rejects by cause, and write one test for each cause. All tests must pass.',
            hours: 3,
          },
          reading: 'Manning and others: Introduction to Information Retrieval, chapter 3',
          material: sample(
            [
              'bengali-words.tsv: 5,000 Bengali words with English from kaikki.org (Wiktionary, CC BY-SA)',
              'articles.txt: twenty long articles of the Bengali Wikipedia in one file (CC BY-SA)',
            ],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Spelling corrector: words within two edits',
          subtopics: [
            'One row of edit distances carried down the trie while its minimum is at most two',
            'Candidates by distance, then by frequency, in a heap of ten',
            'A vowel sign or a conjunct counted as one edit, tried on twenty pairs',
            'Handed in: the same candidates as a scan of all words, on 500 random queries',
          ],
          terms: ['fuzzy search', 'spell checking'],
          homework: {
            task: 'Count a swap of two neighbouring letters as one edit. Five new CTest pairs must pass, and the scan must still agree.',
            hours: 4,
          },
          reading: 'stevehanov.ca/blog: Fast and Easy Levenshtein distance using a Trie',
        },
        {
          topic: 'Spelling corrector: measured and shown',
          subtopics: [
            'Two hundred misspelt words typed by the class: how often a top five is right',
            'Trie walk against full scan for 500 to 5,000 words: predicted, timed, drawn',
            'The slowest stage found by timers and made faster',
            'Demonstrated: twenty words chosen by a classmate, answered live',
          ],
          terms: ['benchmarking', 'top-5 accuracy'],
          homework: {
            task: 'Write a README with build steps, results and three limits. A clone in an empty folder must give your table again.',
            hours: 3,
          },
          reading: 'norvig.com/spell-correct.html: How to Write a Spelling Corrector',
        },
        {
          topic: 'Train planner: timetable and earliest arrival',
          subtopics: [
            'Thirty trains from Sabroom to Guwahati as CSV: each student types two and checks two',
            'Earliest arrival by Dijkstra on time; waiting at a station is part of the edge',
            'Trains after midnight, and trains on some weekdays only, each with a test',
            'Handed in: ten journeys that agree with the public timetable',
          ],
          terms: ['time-dependent shortest path', 'route planning'],
          homework: {
            task: 'Leave out one train at a time. No arrival between any two stations may get earlier.',
            hours: 3,
          },
          reading: 'arxiv.org/abs/1504.05140: Route Planning in Transportation Networks, section 4',
          material: sample(
            ['The public timetable of Indian Railways for these trains, saved on one day for the whole class'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Train planner: a second method',
          subtopics: [
            'Connection scan over departures sorted by time, with its invariant',
            'Both methods on 1,000 random queries: the same arrival, or a bug is found',
            'Handed in: both methods timed on 5,000 to 500,000 random connections',
          ],
          terms: ['public transport routing'],
          homework: {
            task: 'Add a least time for changing trains. Both methods must still agree on the 1,000 queries.',
            hours: 4,
          },
          reading: 'arxiv.org/abs/1703.05997: Connection Scan Algorithm',
        },
        {
          topic: 'Train planner: lines cut by floods and landslides',
          subtopics: [
            'A log of closures read backwards with union-find: who is cut off, hour by hour',
            'Sections whose loss alone cuts off a station, found by low-link',
            'Cheapest repairs that reconnect every station, open sections counted as free',
            'Demonstrated: a section closed live, journeys redone; brute force agrees on small maps',
          ],
          terms: ['offline algorithm', 'network reliability'],
          homework: {
            task: 'Compute the hours cut off on ten random maps of nine stations. A new search after each closure must agree.',
            hours: 3,
          },
          reading: 'usaco.guide: Closing the Farm, solution (closures in reverse)',
        },
        {
          topic: 'Copied code: from source files to tokens',
          subtopics: [
            'A state machine that drops comments and keeps each string of a C++ file as one token',
            'Names and numbers reduced to their kind, so that renaming hides nothing',
            'Ten programs of your own, each disguised four times by a script: a set with known answers',
            'Handed in: tokeniser, tests for each disguise, and a list of what it cannot read',
          ],
          terms: ['lexical analysis', 'tokenisation', 'finite automaton'],
          homework: {
            task: 'Rename all variables of your longest program. Its token kinds must stay equal, line by line.',
            hours: 3,
          },
          reading: 'craftinginterpreters.com, chapter 4: Scanning',
          material: sample(
            ['disguise.py: renames, reorders, reformats and splits a C++ file that still compiles'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Copied code: fingerprints and an index',
          subtopics: [
            'Hashes of k tokens in a row by rolling hash',
            'Winnowing: the minimum of every w hashes by monotonic deque, each kept once',
            'Why no common run of w + k - 1 tokens is missed, tested on copied runs',
            'Handed in: an index from fingerprint to files, pairs ranked by Jaccard similarity',
          ],
          terms: ['plagiarism detection', 'inverted index', 'set similarity'],
          homework: {
            task: 'Rank all pairs of your 50 files with and without the index. Both rankings must be equal.',
            hours: 4,
          },
          reading: 'Schleimer, Wilkerson, Aiken (2003): Winnowing, sections 2 and 3',
        },
        {
          topic: 'Copied code: groups, mistakes and a fair report',
          subtopics: [
            'Pairs above a threshold gathered by union-find; shared starter code left out',
            'Threshold chosen on half of the known set; misses and false alarms on the rest',
            'Both passages side by side with line numbers: a person decides',
            'Demonstrated: a new disguise by a classmate, found or explained',
          ],
          terms: ['precision and recall', 'false positive'],
          homework: {
            task: 'Fix the cause of one miss or false alarm. No other pair may change its verdict.',
            hours: 3,
          },
          reading: 'Manning and others: Introduction to Information Retrieval, chapter 8.3',
        },
        {
          topic: 'Projects defended, an unseen problem solved',
          subtopics: [
            'Ten minutes on your own project in pairs: structure, measurements, what failed',
            'Half an hour on an unseen problem: questions, brute force, then better',
            'Code traced by hand on an edge case; its time and memory stated',
            'A scoring sheet for clarity, correctness and testing, filled in with roles exchanged',
          ],
          terms: ['technical interview', 'whiteboard coding'],
          homework: {
            task: 'Solve the unseen problem again at the machine. It must agree with brute force on 1,000 random inputs.',
            hours: 2,
          },
          reading: 'techinterviewhandbook.org: Coding interview cheatsheet',
          material: sample(
            [
              'A scoring sheet, ten unseen problems, and six changes for each project for the final test',
              'Five problems with tests, for the contest after session 63',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'At the machine: one change to your own project, drawn by lot, with a new test. Write down its cost before you time it.',
        points: 'Change that passes the old tests 50, new test 20, cost written down before the timing 30',
        minutes: 90,
      },
    },
  ],
  weekZero: {
    hours: 4,
    tasks: [
      'Install Ubuntu 26.04. On Windows 11, install it inside WSL: learn.microsoft.com, “Install WSL”.',
      'Run sudo apt update, then sudo apt install g++ cmake gdb git gh.',
      'Open a GitHub account and sign in with gh auth login. Make a private repository; set user.name and user.email with git config --global.',
      'Self-test, one hour, C or C++: read ten numbers into an array, sort them by a function of your own, print the median.',
      'If you did not finish it, work through chapters 2, 8, 12 and 17 of learncpp.com, about 20 hours.',
      'You know C++? Show the teacher a class that copies and moves its own new[] array without an ASan report. Sessions 1, 2, 3, 8 and 9 then count as attended.',
    ],
    check:
      'g++, cmake, gdb and git each answer --version with a number, and your self-test prints 5.5 for the numbers 1 to 10.',
  },
  requirements: [
    {
      item: 'A laptop with 6 GB of memory and 25 GB free',
      cost: 'If you own none: about ₹35,000 new, from ₹18,000 used.',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours. Xubuntu, a light Ubuntu, runs on older laptops.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'Ubuntu with g++, CMake, GDB and Git',
      cost: 'Nothing; about 2 GB to download.',
      freeOption: 'On Windows 11 inside WSL. A Mac has clang++, lldb and, for memory leaks, the leaks command.',
    },
    {
      item: 'A GitHub account',
      cost: 'Nothing: the free plan will do.',
      freeOption: 'Not needed: the free plan has private repositories, where you hand in homework.',
    },
    {
      item: 'An online judge, for more practice',
      cost: 'Nothing.',
      freeOption: 'The CSES Problem Set and Codeforces are free.',
    },
    {
      item: 'Data for the three projects',
      cost: 'Nothing; a few megabytes.',
      freeOption:
        'Wiktionary’s Bengali words (CC BY-SA) are free at kaikki.org; the class types in the trains from the public timetable.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Four tests, after sessions 15, 30, 45 and 60: 11.25 marks each', percent: 45 },
      { criterion: 'Three projects: tests, a second method, measurements, limits, 10 marks each', percent: 30 },
      { criterion: 'Final test: a change to your own project, made under supervision', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, your marks in each part and the addresses of your three projects. It is our own certificate, not a degree.',
  },
  interviews: {
    practice: [
      {
        after: 8,
        kind: 'Timed test',
        text: 'Forty-five minutes on paper: costs of ten pieces of code, an invariant, a faulty program',
      },
      {
        after: 19,
        kind: 'Timed test',
        text: 'Two array problems in an hour, the first with a hint',
      },
      {
        after: 24,
        kind: 'Mock interview',
        text: 'Twenty minutes on linked lists: boxes on the board, code, an edge case',
      },
      {
        after: 34,
        kind: 'Timed test',
        text: 'Three problems in ninety minutes: one on hashing, one on a stack, one on a tree',
      },
      {
        after: 41,
        kind: 'Mock interview',
        text: 'Half an hour on a tree or a grid; once solved, the question changes',
      },
      {
        after: 50,
        kind: 'Timed test',
        text: 'Contest: five unseen problems in eighty minutes; then pairs solve one that they missed',
      },
      {
        after: 55,
        kind: 'Mock interview',
        text: 'Forty minutes: refute one greedy rule, write one recurrence, state every cost',
      },
      {
        after: 63,
        kind: 'Timed test',
        text: 'A second contest of five problems; then you sort your failed attempts by cause',
      },
      {
        after: 69,
        kind: 'Mock interview',
        text: 'One hour, half each: one problem, then questions from a classmate who has read your project',
      },
    ],
    topics: [
      { topic: 'Big O, recurrences and the Master theorem', sessions: [4, 11, 13] },
      { topic: 'C++ memory, classes, move semantics, STL', sessions: [2, 3, 8, 9, 15, 21] },
      { topic: 'Arrays: prefix sums, two pointers, intervals', sessions: [17, 18, 19] },
      { topic: 'Binary search', sessions: [16] },
      { topic: 'Sorting', sessions: [13, 14] },
      { topic: 'Strings and pattern matching', sessions: [10, 49, 55] },
      { topic: 'Recursion and backtracking', sessions: [11, 12] },
      { topic: 'Linked lists', sessions: [20, 21, 22, 23] },
      { topic: 'Stacks and queues', sessions: [24, 25, 26, 27] },
      { topic: 'Hashing and LRU caches', sessions: [28, 29, 30] },
      { topic: 'Trees, search trees and tries', sessions: [31, 32, 33, 34, 35, 38] },
      { topic: 'Heaps and priority queues', sessions: [36, 37] },
      { topic: 'Graph traversal and union-find', sessions: [39, 40, 41, 42, 43] },
      { topic: 'Shortest paths and spanning trees', sessions: [44, 45, 54] },
      { topic: 'Greedy algorithms and NP-completeness', sessions: [37, 46, 60] },
      { topic: 'Dynamic programming', sessions: [47, 48, 49, 50, 51, 52, 53] },
    ],
  },
  handout: {
    session: 46,
    problem:
      'A college has one hall and a list of lectures, each with a start and an end in full hours. Lectures must not overlap; when one ends at 11, the next may start at 11. The hall should hold as many as possible. Three rules seem right: always take the lecture that starts first, the shortest one, or the one that ends first. Which rule can you trust, and how do you find out?',
    explanation: [
      'All three are greedy rules: sort, go through the list once, take what fits, never take anything back. Sorting costs n log n; the simple test for overlaps adds n times the number held. The rules differ only in the sort key.',
      'A wrong rule is refuted by one example, and a program finds it faster than you do. Write the slow solution that is surely right: leave each lecture out or take it, at most 2^n ways. Then run both on thousands of small random lists. Six lectures give only 64 ways, and the example fits on the board.',
      'No number of random tests proves a rule. For the earliest end there is the exchange argument. Let g be the lecture that ends first, and take any plan with as many lectures as possible. Its first lecture ends no earlier than g. Exchange it for g: nothing later changes, and the plan has as many lectures as before.',
      'The same argument holds for the lectures that start after g has ended: this is induction on the number of lectures. So the rule finds one of the largest plans.',
    ],
    program: 'lesson.cpp',
    outputNotes: [
      'refute gets the rule as a projection: a member or a lambda that names the number to sort by. The greedy part is the same each time.',
      'Earliest start takes 10-14 and then nothing more fits; 12-13 and 13-17 would be two. Shortest takes 12-14, which overlaps both 13-16 and 9-13.',
      'Shortest is wrong in only 165 of 10,000 lists. Ten examples made by hand would probably not show it.',
      'The zero of the third line is a reason to look for a proof, but no proof. The seed of mt19937 is fixed, so you see the same lists.',
    ],
    exercise:
      'Now every lecture takes place: how many halls does that need? Go through the lectures in some order. Give each one the hall that is free first, if it is free by then, or else a new hall. Keep the halls in a heap of the hours from which they are free. Which order is right: earliest end or earliest start? Find a number that no plan can go below, and let the search decide.',
    solution: 'solution.cpp',
    solutionNotes:
      'No plan needs fewer halls than the fullest hour has lectures. Earliest start always reaches this: a new hall opens only when all others still hold lectures, so that many overlap in this hour. By earliest end it can fail: 13-14 takes the hall that 12-15 needed. The rule that was wrong before is right here. Cost: n log n.',
  },
  reviewed: '2026-11-28',
  versions: [
    { name: 'C++', version: 'C++20', note: 'Online judges and companies support it' },
    { name: 'GCC', version: '15', note: 'The g++ of Ubuntu 26.04; 12 or later will do' },
    { name: 'GDB', version: '17' },
    { name: 'CMake', version: '4', note: '3.25 or later will do' },
    { name: 'Ubuntu', version: '26.04 LTS', note: 'Inside WSL 2 or next to Windows' },
  ],
} satisfies CourseSource;
