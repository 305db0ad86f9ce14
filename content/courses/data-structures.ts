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
    'Choose the right structure for a problem, build it in C++, prove that it is correct and measure that it is fast: from arrays and lists to trees, graphs and dynamic programming.',
  prerequisites:
    'You can write small programs in C or C++ with functions, arrays and pointers: from our C/C++ course, or from learncpp.com, free on the web. Bring a laptop with 8 GB; we install the compiler together.',
  outcomes: [
    'Build lists, hash tables, balanced trees, heaps and tries in C++, and say when the STL already has the better one',
    'State the time and memory a program needs from its code, and confirm the estimate with a stopwatch',
    'Recognise when a problem asks for a graph, a greedy rule or dynamic programming, and defend the choice aloud',
    'Show three tested programs with benchmarks: a spelling corrector, a bus planner and a copied-code checker',
  ],
  metadata: {
    title: 'Data Structures & Algorithms Curriculum | {company.shortName}',
    description:
      'Every session of the data structures and algorithms course in C++: arrays, lists, trees, graphs, dynamic programming and tested projects.',
  },
  intro:
    'Two programs can give the same answer, one in a blink and the other after lunch. In this course you learn where the difference comes from. Each session lasts two hours, at a centre or online: a structure is drawn on the board, written in C++, and tested against a slower program that is surely right. Sessions 61 to 69 turn these parts into three complete programs.',
  about: [
    {
      title: 'Cost before code',
      text: 'You learn to count the work a program will do before it is written, to read the limits in a problem statement, and to check the estimate with a timer and growing input.',
    },
    {
      title: 'Structures made by hand',
      text: 'A growing array, a linked list, a hash table, an AVL tree, a heap and a trie: you write each one once, break it, repair it, and only then compare it with what the STL offers.',
    },
    {
      title: 'Ways of solving',
      text: 'Two pointers, backtracking, searching on the answer, greedy exchange, dynamic programming, augmenting paths: each is met in a problem where the obvious method is too slow.',
    },
    {
      title: 'Three programs to show',
      text: 'A corrector for Bengali words, a bus planner for Tripura that knows closed roads, and a checker for copied code: three sessions each, with tests, a rival method and measurements.',
    },
  ],
  video: {
    description: 'How the course moves from arrays to graphs, and what you write and measure in each part',
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
          topic: 'A workbench that finds your mistakes for you',
          subtopics: [
            'g++ under Ubuntu or WSL: what -std=c++20, -Wall -Wextra, -g and -O2 each change',
            'Reading to the end of a redirected file with while (cin >> x), output compared by diff',
            'AddressSanitizer and UBSan on a loop that runs one step too far',
            'The sum of one lakh salaries overflowing an int, and the cure with long long',
          ],
          terms: ['compiler options', 'integer overflow', 'undefined behaviour'],
          homework: {
            task: 'Write an overrun, an overflow and a division by zero; each sanitizer report names the line.',
            hours: 1,
          },
        },
        {
          topic: 'From C to C++: vectors, references and lambdas',
          subtopics: [
            'std::vector in place of an array: push_back, size, range-based for with const auto&',
            'Value, reference and const reference: addresses printed to see what is copied',
            'A reference to a local variable returned: the warning, the crash and the cure',
            'Lambdas that capture by value or by reference, and a counter that goes wrong',
          ],
          terms: ['pass by reference', 'dangling reference', 'closure'],
          homework: { task: 'Print the marks above the mean of a file: for 40 50 60 90 that is 90 alone.', hours: 1 },
        },
        {
          topic: 'Structs, classes and templates',
          subtopics: [
            'A Fraction struct with constructor, const member functions, operator+ and operator==',
            'Private data behind public functions: a Time whose set() refuses 25:70 with false',
            'Constructor and destructor by scope: new[] and delete[] watched through printed lines',
            'One function template for int, double and string, then a class template Pair',
          ],
          terms: ['OOP', 'encapsulation', 'RAII', 'generic programming'],
          homework: {
            task: 'Give Fraction minus, times and less-than: 1/2 - 1/3 prints 1/6, and 1/3 < 2/5 is true.',
            hours: 1.5,
          },
        },
        {
          topic: 'Counting steps: Big O on paper and by stopwatch',
          subtopics: [
            'Operations of nested, halving and dependent loops counted line by line',
            'O, Omega and Theta; worst, average and best case; the constants of one proof',
            'Doubling n with std::chrono::steady_clock and reading the growth from the ratios',
            'From the limit n = 200000 to the complexities that pass in one second',
          ],
          terms: ['asymptotic notation', 'time complexity', 'space complexity'],
          homework: {
            task: 'Largest subarray sum by three loops, then two: 171,700 and 5,050 additions at n = 100.',
            hours: 1,
          },
        },
        {
          topic: 'Tests and a build in one command',
          subtopics: [
            'assert in a test program: ordinary, empty and extreme input of one function',
            'CMakeLists.txt with a library, a program and tests run by CTest',
            'mt19937 with a fixed seed: small random cases against brute force until they differ',
            'Git: add, commit, diff, .gitignore and a push to GitHub',
          ],
          terms: ['unit testing', 'stress testing', 'version control', 'build system'],
          homework: {
            task: 'Plant a bug in your subarray sum: the random test finds a case of six numbers or fewer.',
            hours: 1.5,
          },
        },
        {
          topic: 'Invariants and induction: why a program is right',
          subtopics: [
            'Loop invariant of a maximum search: before the loop, after one step, at the end',
            'Induction on a board of 2^n by 2^n with one square missing, covered by L-shaped tiles',
            'Euclid’s algorithm: what stays the same, what shrinks, and how often it can',
            'Power by halving the exponent: twenty squarings in place of a million products',
          ],
          terms: ['proof of correctness', 'precondition and postcondition', 'termination', 'GCD'],
          homework: {
            task: 'Count Euclid’s steps for all a > b up to 1,000: at most 14, reached only by 987 and 610.',
            hours: 1.5,
          },
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
            task: 'Count the primes below ten million: 664,579. Power modulo 1000000007 agrees with a loop.',
            hours: 1.5,
          },
        },
        {
          topic: 'Arrays in memory, and how std::vector grows',
          subtopics: [
            'Base plus index times size: addresses printed, shifts of an insertion counted',
            'A class template Vec with data pointer, size and capacity',
            'The double free of a copied Vec; copy constructor and assignment that cure it',
            'Doubling against growing by ten: copies added up over a lakh of push_back calls',
          ],
          terms: ['dynamic array', 'amortised analysis', 'rule of three', 'cache locality'],
          homework: {
            task: 'Sum a 4000 by 4000 table by rows, then by columns: equal sums, and a reason for the times.',
            hours: 1,
          },
        },
        {
          topic: 'Iterators and the algorithms that run on them',
          subtopics: [
            'begin, end and the half-open range that every STL algorithm expects',
            'find, count_if, accumulate and max_element in place of handwritten loops',
            'std::sort by marks descending, then name; why <= breaks strict weak ordering',
            'ranges::sort with a projection, and a pipeline of views::filter and views::transform',
          ],
          terms: ['Standard Template Library (STL)', 'comparator', 'iterator invalidation'],
          homework: {
            task: 'Keep an iterator across push_back until ASan reports it; cure it by reserve, then by index.',
            hours: 1,
          },
        },
        {
          topic: 'Strings and files, from bytes to letters',
          subtopics: [
            'ifstream and getline: a missing file, a broken line, the newline that cin left behind',
            'Anagrams by 26 counters, palindromes by comparing from both ends',
            'string_view against substr: a splitter on commas that copies nothing',
            'A Bengali word in UTF-8: why size() counts bytes; code points put together by shifts',
          ],
          terms: ['string manipulation', 'file handling', 'parsing', 'Unicode'],
          homework: {
            task: 'Run-length coding and back: aaab is 3a1b, and 1,000 random words of letters survive.',
            hours: 1,
          },
        },
        {
          topic: 'Recursion and the call stack beneath it',
          subtopics: [
            'Frames of a factorial call inspected in gdb with backtrace and frame',
            'Tower of Hanoi: the recurrence T(n) = 2T(n - 1) + 1 and its solution by induction',
            'Call tree of the naive Fibonacci function, with the calls counted up to n = 40',
            'How deep recursion may go before the stack ends, and the same work as a loop',
          ],
          terms: ['base case', 'recurrence relation', 'stack overflow'],
          homework: {
            task: 'Print Hanoi’s moves for five discs: 31 of them, and a checker finds no larger disc on top.',
            hours: 1,
          },
        },
        {
          topic: 'Backtracking: choose, explore, undo',
          subtopics: [
            'All subsets and all permutations of a list, drawn as decision trees first',
            'N queens with marked columns and diagonals: nodes visited with and without pruning',
            'A Sudoku solver handed out, made fast by filling the cell with fewest candidates',
            'A faulty word search to repair: its visited mark is never taken back',
          ],
          terms: ['state-space tree', 'constraint satisfaction', 'power set'],
          homework: {
            task: 'Eight queens: 92 solutions; 12 are left when turned and mirrored boards count once.',
            hours: 1.5,
          },
        },
        {
          topic: 'Divide and conquer: merge sort and the Master theorem',
          subtopics: [
            'Bubble, selection and insertion sort: comparisons and moves, shuffled and nearly sorted',
            'Merge sort with one buffer handed down, and its recursion tree level by level',
            'Master theorem on 2T(n/2) + n, 8T(n/2) + n^2 and T(n/2) + 1',
          ],
          terms: ['sorting algorithms', 'stable sort', 'logarithmic time'],
          homework: {
            task: 'Sort by name, then class: stable_sort keeps ties; find 100 rows where std::sort does not.',
            hours: 1,
          },
        },
        {
          topic: 'Quicksort, selection and sorting without comparing',
          subtopics: [
            'Partition around a random pivot, and the sorted input that defeats a fixed one',
            'The median by quickselect, checked against std::nth_element',
            'Decision trees and why comparing needs about n log n steps',
            'Marks sorted by counting, ten-digit phone numbers by stable radix passes',
          ],
          terms: ['counting sort', 'radix sort', 'randomised algorithm', 'lower bound'],
          homework: {
            task: 'Write a three-way partition: a lakh of equal keys is then sorted in a single pass.',
            hours: 1,
          },
        },
        {
          topic: 'Choosing among the STL containers',
          subtopics: [
            'pair, tuple, structured bindings; word counts in a map, and what operator[] creates',
            'set and multiset: why erase by value removes every equal key',
            'A hall booking calendar on std::map that refuses overlaps through lower_bound',
            'A million look-ups timed in a map and in an unordered_map, still a closed box',
          ],
          terms: ['abstract data type (ADT)', 'associative container', 'key-value pair'],
          homework: {
            task: 'Rank the words of a text by count, then alphabet; counts equal those of sort and uniq -c.',
            hours: 1.5,
          },
        },
      ],
      test: {
        task: 'Three problems without notes: name the cost, write it with its invariant, and test it against brute force.',
        passCriterion: 'Two of three pass the hidden tests within their limit, and two costs are right.',
        minutes: 90,
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
            'Smallest lorry load that ships all sacks in d days, by searching on the answer',
          ],
          terms: ['linear search', 'bisection', 'monotonic predicate'],
          homework: {
            task: 'Square root by 60 halvings, no tolerance: sqrt(2) equals std::sqrt to twelve digits.',
            hours: 1,
          },
        },
        {
          topic: 'Prefix sums and difference arrays',
          subtopics: [
            'Rainfall over any span of days answered in constant time',
            'Two-dimensional sums over a grid of plots by inclusion and exclusion',
            'Thousands of range additions stored as differences and applied in one pass',
            'Subarrays with a sum divisible by k, counted through equal remainders',
          ],
          terms: ['range query', 'cumulative sum', 'matrix'],
          homework: {
            task: 'Turn a square matrix by 90 degrees in place, by transposing; four turns restore it.',
            hours: 1,
          },
        },
        {
          topic: 'Two pointers and the sliding window',
          subtopics: [
            'A pair with a given sum in a sorted array, and why no pair is skipped',
            'Duplicates removed in place with a reading and a writing index',
            'Longest stretch with a sum of at most S when all values are positive',
            'Smallest window that contains all required letters, with a table of counts',
          ],
          terms: ['3Sum', 'in-place algorithm', 'subarray and substring'],
          homework: {
            task: 'Triples with sum 0 in quadratic time: -1 0 1 2 -1 -4 has two different ones.',
            hours: 1.5,
          },
        },
        {
          topic: 'Intervals: merge, insert, sweep',
          subtopics: [
            'Overlapping intervals sorted by start and merged in one pass, with the invariant',
            'A new interval put into a merged list, its neighbours swallowed',
            'Fewest platforms for a station timetable, by sweeping arrivals and departures',
            'Hours in which all of three people are free: the gaps of their merged calendars',
          ],
          terms: ['merge intervals', 'sweep line', 'meeting rooms'],
          homework: {
            task: 'Length covered by 1,000 random intervals: by merging and by a counting array, equal.',
            hours: 1,
          },
        },
        {
          topic: 'Singly linked lists, drawn and built',
          subtopics: [
            'A Node struct with a next pointer; boxes and arrows on paper before any code',
            'Insertion at both ends and after a node; the order of assignments that loses the rest',
            'Deleting a value through a pointer to a pointer, with no special case for the head',
            'Nodes that nobody freed, traced by LeakSanitizer to the line that made them',
          ],
          terms: ['self-referential structure', 'dynamic memory allocation', 'memory leak'],
          homework: {
            task: 'Sorted insertion without a special case for the head: 5 1 3 gives 1 3 5 and no leak.',
            hours: 1,
          },
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
            task: 'Twelve CTest cases under ASan: self-assignment, a moved-from list, an empty one.',
            hours: 1.5,
          },
        },
        {
          topic: 'Lists reversed, halved, merged and tested for cycles',
          subtopics: [
            'Reversal with three pointers and by recursion, traced on four nodes',
            'The middle by a slow and a fast pointer; two sorted lists merged behind a dummy head',
            'Floyd’s tortoise and hare, with the proof that the two must meet',
            'Where the cycle begins: the algebra of the two distances',
          ],
          terms: ['cycle detection', 'linked list reversal', 'slow and fast pointers'],
          homework: {
            task: 'Reverse a list in groups of three: 1 to 7 becomes 3 2 1 6 5 4 7, nothing allocated.',
            hours: 1.5,
          },
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
            task: 'A line editor with a cursor: insert, delete, left, right; ten scripts give the text expected.',
            hours: 1.5,
          },
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
          homework: { task: 'Shorten ten paths such as /a/./b/../c by a stack; this one becomes /a/c.', hours: 1 },
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
            task: 'Add unary minus and ten malformed lines: thirty CTest cases pass, none of them crashes.',
            hours: 2,
          },
        },
        {
          topic: 'Monotonic stacks',
          subtopics: [
            'Next greater value and share-price span: an index pushed once is popped at most once',
            'Largest rectangle in a histogram, with sentinels at both ends',
            'Rain water held between walls, by stack and by two pointers',
            'Sum of the minima of all subarrays: counting ties only once',
          ],
          terms: ['next greater element', 'stock span', 'trapping rain water'],
          homework: {
            task: 'Largest block of ones in a grid, row by row as histograms; brute force on 6 by 6 agrees.',
            hours: 1.5,
          },
        },
        {
          topic: 'Queues, ring buffers and deques',
          subtopics: [
            'Front and count on a fixed array: telling a full ring from an empty one',
            'A queue made of two stacks, with its amortised cost worked out',
            'std::queue and std::deque: fixed blocks; pop on an empty one is undefined behaviour',
            'Maximum of every k consecutive days with a monotonic deque',
          ],
          terms: ['FIFO', 'circular queue', 'double-ended queue', 'sliding window maximum'],
          homework: {
            task: 'A bank’s token counter, 1,000 arrivals: with two windows nobody waits longer than with one.',
            hours: 1.5,
          },
        },
        {
          topic: 'Hash functions and chained tables',
          subtopics: [
            'Polynomial hash of a string, and why adding up its letters fails on anagrams',
            'Chaining: an array of linked lists; insert, find and erase by bucket',
            'Longest chain at load factors 0.5, 1 and 4; growing to twice the buckets',
            'Birthday estimate: how soon the first collision must be expected',
          ],
          terms: ['hash table', 'separate chaining', 'collision resolution', 'rehashing'],
          homework: {
            task: 'Keys 64, 128, … 64000 by remainder: longest chain 63 in 1024 buckets, 1 in 1021; say why.',
            hours: 1,
          },
        },
        {
          topic: 'Open addressing and hostile input',
          subtopics: [
            'Linear and quadratic probing, double hashing: probe lengths from 50 to 95 per cent full',
            'Tombstones: why an erased slot may not simply become empty; shifting back instead',
            'A hash for a struct key, given to unordered_map as its third parameter',
            'Input built to collide in unordered_map, and splitmix64 with a random seed against it',
          ],
          terms: ['linear probing', 'primary clustering', 'hash flooding'],
          homework: {
            task: 'Replace tombstones by shifting back: 10,000 random steps agree with unordered_set.',
            hours: 2,
          },
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
            task: 'Insert, erase and random pick in constant time: ten keys are drawn evenly in 10,000 picks.',
            hours: 1.5,
          },
        },
      ],
      test: {
        task: 'One structure by hand (list, ring or hash table), clean under the sanitizers; then three problems whose obvious solution is too slow.',
        passCriterion: 'No sanitizer report, and two of three within one second at n = 200,000.',
        minutes: 120,
      },
    },
    {
      category: 'Non-Linear DS',
      sessions: [
        {
          topic: 'Binary trees and the ways to walk them',
          subtopics: [
            'Preorder, inorder and postorder read aloud from a drawing, then coded recursively',
            'Inorder again, with an explicit stack of waiting ancestors',
            'Level order with a queue: depth, zigzag listing and the view from the right',
          ],
          terms: ['tree traversal', 'level-order traversal', 'binary tree views'],
          homework: {
            task: 'Rebuild a tree from preorder 3 9 20 15 7, inorder 9 3 15 20 7: level order 3 9 20 15 7.',
            hours: 1.5,
          },
        },
        {
          topic: 'Answers that travel up a tree',
          subtopics: [
            'Height and balance from one postorder pass instead of one pass for each node',
            'Diameter: what a node returns to its parent against what it records',
            'Maximum path sum when some values are negative',
            'Lowest common ancestor of two nodes by asking both subtrees',
          ],
          terms: ['LCA', 'tree recursion', 'serialise a tree'],
          homework: {
            task: 'Save a tree to one line with null marks and read it back: 100 random trees stay equal.',
            hours: 1.5,
          },
        },
        {
          topic: 'Binary search trees',
          subtopics: [
            'Search, insertion, minimum and maximum without recursion',
            'Deletion of a node with no child, one child or two, by inorder successor',
            'Validation with a lower and an upper bound: the tree that fools a parent-only check',
            'Heights measured for shuffled keys and for sorted keys: the tree becomes a chain',
          ],
          terms: ['BST', 'inorder predecessor', 'skewed tree'],
          homework: {
            task: 'k-th smallest key from subtree sizes: for every k equal to the k-th of the inorder list.',
            hours: 1.5,
          },
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
            task: 'Add deletion: the checker stays silent over 10,000 random insertions and deletions.',
            hours: 2,
          },
        },
        {
          topic: 'Red-black trees and B-trees',
          subtopics: [
            'Red-black rules read as a tree of two, three or four children in disguise',
            'Insertion repaired by recolouring and rotating, traced for seven keys on paper',
            'B-tree nodes the size of a disk page: splitting, and the height for a crore of keys',
            'What std::map keeps and what a database keeps: leaves linked for range scans',
          ],
          terms: ['2-3-4 tree', 'B+ tree', 'database index'],
          homework: {
            task: 'Insert 1 to 10 into a 2-3-4 tree and a red-black tree; redraw each one as the other kind.',
            hours: 1,
          },
        },
        {
          topic: 'Binary heaps in an array',
          subtopics: [
            'Parent and children by index arithmetic, the array drawn as a tree',
            'Sift-up on insertion and sift-down on extraction, with the heap order checked',
            'Building a heap from the bottom: why n elements cost only linear time',
            'Heapsort in place, timed against std::sort on ten million integers',
          ],
          terms: ['heapify', 'min-heap', 'max-heap', 'complete binary tree'],
          homework: {
            task: 'An indexed heap that can change a priority: 10,000 random steps agree with a std::set.',
            hours: 2,
          },
        },
        {
          topic: 'Priority queues at work',
          subtopics: [
            'std::priority_queue as a max-heap, as a min-heap, and with a lambda comparator',
            'The k largest values of a stream in a heap that never holds more than k',
            'Running median from a max-heap of the lower half and a min-heap of the upper',
            'Exam results larger than the buffer: sorted runs merged through a heap of k heads',
          ],
          terms: ['top-k elements', 'k-way merge', 'external sorting'],
          homework: {
            task: 'Sort 50 MB of lines with a buffer of 4 MB; cmp finds no difference from LC_ALL=C sort.',
            hours: 2,
          },
        },
        {
          topic: 'Tries: words stored by prefix',
          subtopics: [
            'Insert, search and erase with 26 child indices in one pool of nodes',
            'How many words share a prefix, read from counters on the path',
            'The five most frequent completions remembered at each node',
            'Search with a dot for any letter, by walking several branches',
          ],
          terms: ['prefix tree', 'autocomplete'],
          homework: {
            task: 'Count 1,000 prefixes by trie and by lower_bound in a sorted vector; compare time and bytes.',
            hours: 1.5,
          },
        },
        {
          topic: 'Union-find for groups that merge',
          subtopics: [
            'A parent array with union by size: why no find takes more than log n steps',
            'Path compression, with the steps per find counted before and after',
            'Number of separate office networks after each new cable',
            'Same-team and other-team statements tested for contradiction by parity to the root',
          ],
          terms: ['disjoint-set union (DSU)', 'connected components', 'equivalence relation'],
          homework: {
            task: 'Percolation on a 200 by 200 grid, two virtual nodes: the mean of 100 runs is near 0.593.',
            hours: 1.5,
          },
        },
        {
          topic: 'Graphs in memory and breadth-first search',
          subtopics: [
            'Matrix, adjacency lists and compressed rows: bytes needed for one lakh vertices',
            'Distances by levels, with the invariant of the queue',
            'One shortest path read back through parents',
            'Two-colouring an undirected graph, or showing the odd cycle that forbids it',
          ],
          terms: ['BFS', 'adjacency matrix', 'compressed sparse row (CSR)', 'bipartite graph'],
          homework: {
            task: 'Distances and a path on twenty vertices drawn by hand; a vertex out of reach gives -1.',
            hours: 1.5,
          },
        },
        {
          topic: 'Breadth-first search on grids and hidden graphs',
          subtopics: [
            'Grids with direction arrays: islands counted, then the shortest way out of a maze',
            'Distance of each village to its nearest health centre, all centres queued first',
            'Word ladder on a graph that is never stored, searched from both ends',
            'Breaking the fewest walls to cross a grid: a deque and weights of 0 and 1',
          ],
          terms: ['flood fill', 'multi-source BFS', 'bidirectional search', '0-1 BFS'],
          homework: {
            task: 'Fewest knight moves on a chessboard from a corner: 6 to the far corner, nowhere more.',
            hours: 1.5,
          },
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
            task: 'Build order of twelve headers from their includes; a planted cycle is named file by file.',
            hours: 1.5,
          },
        },
        {
          topic: 'Bridges and strong components',
          subtopics: [
            'Low-link values on a drawing: how far up a subtree reaches by one back edge',
            'Bridges and articulation points in one pass, with two edges between one pair of nodes',
            'Kosaraju’s two passes on a graph and its reverse',
            'One-way streets condensed into components: which junctions cannot return',
          ],
          terms: ['strongly connected components (SCC)', 'Tarjan’s algorithm', 'cut vertex'],
          homework: {
            task: 'On 200 random graphs of eight nodes, bridges by low-link equal those found by removal.',
            hours: 2,
          },
        },
        {
          topic: 'Shortest paths with Dijkstra',
          subtopics: [
            'Relaxation and settled vertices: where the proof needs weights of zero or more',
            'Priority queue version that skips stale entries, and its cost in E and V',
            'Quadratic array version and heap version timed on sparse and dense graphs',
            'Vertices that are pairs: a town and the number of half-fare coupons left',
          ],
          terms: ['single-source shortest path', 'weighted graph'],
          homework: {
            task: 'A check without a rival: d[v] <= d[u] + w on every edge, with equality along each path.',
            hours: 1.5,
          },
        },
        {
          topic: 'Minimum spanning trees',
          subtopics: [
            'The cut property shown by exchanging one edge on a small map',
            'Kruskal’s algorithm with sorted edges and union-find',
            'Prim’s algorithm with a priority queue, checked to give the same total weight',
            'Water for every house by pipe or by own well, with wells as edges to one extra node',
          ],
          terms: ['MST', 'spanning forest', 'single-linkage clustering'],
          homework: {
            task: 'Leave out the two longest tree edges of 150 points: three planted clusters of 50 come out.',
            hours: 1.5,
          },
        },
      ],
      test: {
        task: 'On paper: rotations, heap steps and a table of Dijkstra. At the machine: one problem on trees and two on graphs.',
        passCriterion: 'Eight of ten rows on paper equal the key, and two of three programs pass all tests.',
        minutes: 120,
      },
    },
    {
      category: 'Advanced Algorithms',
      sessions: [
        {
          topic: 'Greedy choices and how to prove them',
          subtopics: [
            'Most lectures in one hall by earliest end, with the exchange argument in full',
            'Shortest-first and earliest-start rules refuted by counterexamples from a random search',
            'Huffman codes by joining the two rarest symbols; their mean length beside the entropy',
            'Fractional knapsack by value per kilogram; coins of 1, 3 and 4, where largest first fails',
          ],
          terms: ['activity selection', 'greedy-choice property', 'prefix code'],
          homework: {
            task: 'Huffman code of a page: the mean length lies between the entropy and the entropy plus 1.',
            hours: 1.5,
          },
        },
        {
          topic: 'Dynamic programming from a slow recursion',
          subtopics: [
            'A memo table added to Fibonacci: the 331 million calls for n = 40 become 79',
            'State, transition, base case and order of filling written down before any code',
            'Fewest coins for an amount, top-down and bottom-up side by side',
            'Largest sum without two neighbours, reduced from an array to two variables',
          ],
          terms: ['memoisation', 'tabulation', 'overlapping subproblems', 'optimal substructure', 'House Robber'],
          homework: {
            task: 'Routes through a grid with walls, modulo 1000000007; an empty 3 by 7 grid has 28.',
            hours: 1,
          },
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
            task: 'Limited copies split into powers of two: same value as single copies in 1,000 random cases.',
            hours: 1.5,
          },
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
            task: 'A small diff on lines: its output applied to the old file gives the new one, ten pairs.',
            hours: 2,
          },
        },
        {
          topic: 'Along a line: Kadane, rising sequences, word break',
          subtopics: [
            'Kadane’s single pass for the largest subarray sum, all-negative input included',
            'Longest increasing subsequence, quadratic first, then with lower_bound on tails',
            'Word break: which beginnings of a line without spaces end at a word of the list',
            'Buying and selling with a rest day: states holding, sold and resting',
          ],
          terms: ['maximum subarray', 'LIS in n log n', 'state machine DP'],
          homework: {
            task: 'Largest product of a subarray, the smallest carried along: -2 3 -4 gives 24; two loops agree.',
            hours: 1,
          },
        },
        {
          topic: 'Dynamic programming over intervals and games',
          subtopics: [
            'Matrix chain order: filling by interval length, brackets printed at the end',
            'Bursting balloons: choosing the last one in an interval instead of the first',
            'Taking coins from either end of a row against an opponent who plays best',
            'Fewest cuts of a word into palindromes, from a table of palindromic intervals',
          ],
          terms: ['interval DP', 'matrix chain multiplication', 'minimax'],
          homework: {
            task: 'Fewest insertions to a palindrome: abcda needs 2, and n minus LCS with the reverse agrees.',
            hours: 1.5,
          },
        },
        {
          topic: 'Dynamic programming on trees, and ancestors',
          subtopics: [
            'Guests for an office party without anyone’s direct boss: two values for each node',
            'Sum of distances from every node to all others by moving the root',
            'Ancestors at powers of two, and the distance between two towns in a tree of roads',
            'A chain of a million nodes: a breadth-first order read backwards replaces recursion',
          ],
          terms: ['tree DP', 'rerooting', 'binary lifting', 'LCA queries'],
          homework: {
            task: 'Distances of 1,000 pairs on 2,000 nodes: lifting and breadth-first search agree.',
            hours: 1.5,
          },
        },
        {
          topic: 'Sets as bits, and numbers digit by digit',
          subtopics: [
            'Teachers assigned to periods at least cost, one bit for each period taken',
            'Shortest round trip through fifteen towns by the Held-Karp table',
            'Numbers up to N without equal neighbouring digits: a flag while still on the edge of N',
          ],
          terms: ['bitmask DP', 'digit DP', 'assignment problem', 'travelling salesman (TSP)'],
          homework: {
            task: 'Digit sums divisible by 7 below N: 142,879 from 1 to a million; then N = 10^18 at once.',
            hours: 1.5,
          },
        },
        {
          topic: 'Negative weights and all pairs of towns',
          subtopics: [
            'One negative edge among four vertices that defeats settling each vertex once',
            'Bellman-Ford: n - 1 rounds, and one more that exposes a negative cycle',
            'Floyd-Warshall in three loops, and why the middle vertex is the outermost',
            'Reachability between all pairs with rows of std::bitset',
          ],
          terms: ['all-pairs shortest paths', 'transitive closure', 'arbitrage'],
          homework: {
            task: 'Exchange rates as negative logarithms: the planted loop is printed with its gain in per cent.',
            hours: 1.5,
          },
        },
        {
          topic: 'Finding a pattern: KMP and rolling hashes',
          subtopics: [
            'Naive search on a long run of equal letters: comparisons counted',
            'Prefix function by hand, then as a six-line loop; a search that never steps back',
            'Rabin-Karp with a random base modulo 2^61 - 1 and __int128, each hit verified',
            'Longest repeated passage of a text by binary search on its length',
          ],
          terms: ['string matching', 'pattern matching', 'failure function', 'substring search'],
          homework: {
            task: 'Smallest unit of abababab, from its last prefix value: ab; 1,000 random words agree.',
            hours: 1.5,
          },
        },
        {
          topic: 'Fenwick trees and sparse tables',
          subtopics: [
            'The stretch that each Fenwick index answers for; update and prefix sum',
            'Smaller values to the right of each element, after compressing coordinates',
            'Range additions by a Fenwick tree of differences',
            'Sparse table: range minimum in constant time when nothing changes',
          ],
          terms: ['binary indexed tree (BIT)', 'range minimum query (RMQ)', 'coordinate compression'],
          homework: {
            task: 'Inversions of a lakh of numbers by Fenwick tree and by merge sort: the counts are equal.',
            hours: 1.5,
          },
        },
        {
          topic: 'Segment trees and lazy updates',
          subtopics: [
            'Recursive build, point update and range minimum on eight cells, then in code',
            'Largest subarray sum of any range from four values in each node',
            'Range addition with tags pushed down only when needed',
          ],
          terms: ['lazy propagation', 'range update', 'point query'],
          homework: { task: 'Add assignment beside addition: 10,000 random steps agree with a plain array.', hours: 2 },
        },
        {
          topic: 'Geometry without rounding errors',
          subtopics: [
            'Left or right turn by a cross product in long long; segments that touch or cross',
            'Twice the area of a plot of land from its corners, as a whole number',
            'Convex hull by sorting, then popping every turn that is not to the left',
            'Closest pair by divide and conquer, on paper: why seven neighbours in the strip suffice',
          ],
          terms: ['computational geometry', 'orientation test', 'shoelace formula', 'monotone chain'],
          homework: {
            task: 'Point in a convex polygon: crossings and turns agree on every grid point off its edges.',
            hours: 1.5,
          },
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
            task: 'Eight students, eight places, 100 random wish lists: flow and backtracking match as many.',
            hours: 1.5,
          },
        },
        {
          topic: 'P, NP and what to do with a hard problem',
          subtopics: [
            'Deciding against checking: P, NP, and a certificate for subset sum',
            'Independent set turned into vertex cover on six vertices: what a reduction proves',
            'Knapsack’s table again: why its cost is not polynomial in the length of the input',
            'A vertex cover at most twice the smallest, by taking both ends of free edges',
          ],
          terms: ['NP-complete', 'NP-hard', 'polynomial-time reduction', 'approximation algorithm'],
          homework: {
            task: 'Vertex cover on 50 random graphs of 14 nodes: never more than twice the smallest one.',
            hours: 1.5,
          },
        },
      ],
      test: {
        task: 'Five unseen problems in no order of difficulty; for each, name the method first and why a simpler one fails.',
        passCriterion: 'Three accepted with all tests, and four methods named rightly with a reason.',
        minutes: 150,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Spelling corrector: Bengali words stored and completed',
          subtopics: [
            'Bengali head words of Wiktionary and their English, read from a tab-separated file',
            'A trie whose nodes keep a map of code points, since Bengali has more than 26 letters',
            'Completions ranked by how often each word occurs in a sample text',
            'Handed in: CMake build, tests of ten prefixes, bytes for each thousand words',
          ],
          terms: ['information retrieval', 'data cleaning'],
          homework: {
            task: 'Sort twenty rejected lines of the word list by cause; each cause has a test that keeps it out.',
            hours: 3,
          },
        },
        {
          topic: 'Spelling corrector: words within two edits',
          subtopics: [
            'One row of edit distances carried down the trie, cut off when its minimum exceeds two',
            'Candidates by distance, then by frequency, through a heap that never exceeds ten',
            'What counts as one edit: a vowel sign or a conjunct as one unit, tried on twenty pairs',
            'Handed in: the same candidates as a scan of all head words, on 500 random queries',
          ],
          terms: ['fuzzy search', 'spell checking'],
          homework: {
            task: 'Count a swap of two neighbours as one edit: CTest has five pairs and the scan still agrees.',
            hours: 4,
          },
        },
        {
          topic: 'Spelling corrector: measured and shown',
          subtopics: [
            'Two hundred misspelt words typed by others: how often the first or top five is right',
            'Trie walk against full scan for 500 to 5,000 words: predicted, timed, drawn',
            'The slowest stage found by timers, made faster, and the gain stated with its spread',
            'Demonstrated: twenty words chosen by another team, answered live',
          ],
          terms: ['benchmarking', 'top-5 accuracy'],
          homework: {
            task: 'Write the README: build, result, three limits; a classmate repeats your table from a clone.',
            hours: 3,
          },
        },
        {
          topic: 'Bus planner: timetable and earliest arrival',
          subtopics: [
            'Forty trips among Agartala, Udaipur, Ambassa, Kumarghat and Dharmanagar, as CSV',
            'Earliest arrival by Dijkstra on time, with waiting at stops as part of an edge',
            'Buses past midnight and a stop with two names: decided, written down, tested',
            'Handed in: ten journeys that agree with a paper timetable',
          ],
          terms: ['time-dependent shortest path', 'route planning'],
          homework: {
            task: 'Leave out one trip at a time: no arrival gets earlier; the program checks all of them.',
            hours: 3,
          },
        },
        {
          topic: 'Bus planner: a rival method and fewer changes',
          subtopics: [
            'Connection scan over departures sorted by time, with its invariant',
            'Both methods on 1,000 random queries: the same arrival, or a bug is found',
            'Arrival and number of changes: all journeys that no other beats in both',
            'Handed in: both methods timed on 5,000 to 5 lakh connections, predicted beside',
          ],
          terms: ['Pareto optimum', 'public transport routing'],
          homework: {
            task: 'Add a least time for changing buses: both methods still agree on the 1,000 queries.',
            hours: 4,
          },
        },
        {
          topic: 'Bus planner: roads cut off by floods',
          subtopics: [
            'A log of closures read backwards with union-find: who is cut off, hour by hour',
            'Roads whose single loss isolates a stop, listed before the monsoon by low-link',
            'Cheapest repairs that reconnect every stop, roads still open counted as free',
            'Demonstrated: a road closed live, journeys redone; brute force agrees on small maps',
          ],
          terms: ['offline algorithm', 'network reliability'],
          homework: {
            task: 'Ten random maps of nine stops: hours cut off equal those from a new search after each closure.',
            hours: 3,
          },
        },
        {
          topic: 'Copied code: from source files to tokens',
          subtopics: [
            'A state machine that drops comments and keeps strings of C++ files as one token each',
            'Names and numbers reduced to their kind, so that renaming hides nothing',
            'Ten programs of one’s own, each copied in four disguises: a set with known answers',
            'Handed in: tokeniser, tests for each disguise, and a list of what it cannot read',
          ],
          terms: ['lexical analysis', 'tokenisation', 'finite automaton'],
          homework: {
            task: 'Renaming all variables of your longest program leaves its token kinds equal, line by line.',
            hours: 3,
          },
        },
        {
          topic: 'Copied code: fingerprints and an index',
          subtopics: [
            'Hashes of k tokens in a row by rolling hash',
            'Winnowing: the minimum of every w hashes by monotonic deque, each kept once',
            'Why no common run of w + k - 1 tokens is missed; planted runs as the test',
            'Handed in: an index from fingerprint to files, pairs ranked by Jaccard similarity',
          ],
          terms: ['plagiarism detection', 'inverted index', 'set similarity'],
          homework: {
            task: 'Compare all pairs with and without the index: same ranking, times for 50 to 400 files.',
            hours: 4,
          },
        },
        {
          topic: 'Copied code: groups, mistakes and a fair report',
          subtopics: [
            'Pairs above a threshold gathered by union-find; code given out by the teacher left out',
            'Threshold chosen on half of the known set, misses and false alarms counted on the rest',
            'Both passages side by side with line numbers: a person decides, not the number',
            'Demonstrated: a new disguise by another team, found or explained',
          ],
          terms: ['precision and recall', 'false positive'],
          homework: {
            task: 'Explain each miss and each false alarm in one line, and mend one cause without a new error.',
            hours: 3,
          },
        },
        {
          topic: 'Projects defended, an unseen problem solved',
          subtopics: [
            'Ten minutes on one’s own project in pairs: structure chosen, rival measured, what failed',
            'Half an hour on an unseen problem: questions first, brute force, then better',
            'Code traced by hand on an edge case, its time and memory stated before being asked',
            'A scoring sheet for clarity, correctness and testing, filled in with roles exchanged',
          ],
          terms: ['technical interview', 'whiteboard coding'],
          homework: {
            task: 'Solve the unseen problem again at the machine: it passes random tests against brute force.',
            hours: 2,
          },
        },
      ],
      test: {
        task: 'One by one, after session 70: ten minutes on a project of your own, then a change asked for on the spot.',
        passCriterion: 'The change passes its new test, and its cost is named before it is timed.',
        minutes: 30,
      },
    },
  ],
  requirements: [
    {
      item: 'A laptop with 8 GB of memory and 20 GB free',
      cost: 'Nothing, if you own one; about 25,000 rupees used or 35,000 new.',
      freeOption: 'Four gigabytes will do, only slower: no exercise takes more than 500 megabytes.',
    },
    {
      item: 'Ubuntu with g++, CMake, GDB and Git',
      cost: 'Nothing; about 2 GB to download.',
      freeOption:
        'On Windows 11 inside WSL. A Mac does it with clang++, lldb and, for the leak of session 20, its leaks command.',
    },
    {
      item: 'A GitHub account',
      cost: 'Nothing: the free plan is enough.',
      freeOption: 'It takes an e-mail address. Homework is handed in as a repository, private if you like.',
    },
    {
      item: 'An online judge, for more practice',
      cost: 'Nothing; paid plans of judges are not needed.',
      freeOption: 'The CSES Problem Set and Codeforces are free. Every problem of the course comes with its own tests.',
    },
    {
      item: 'Data for the three projects',
      cost: 'Nothing; a few megabytes.',
      freeOption:
        'Bengali head words of Wiktionary (CC BY-SA) and a sample text are handed out; the class types in the bus trips itself.',
    },
    {
      item: 'A textbook, if you like paper',
      cost: 'About 500 to 2,000 rupees; none is required.',
      freeOption:
        'Antti Laaksonen’s Competitive Programmer’s Handbook is a free PDF and covers most of sessions 4 to 60.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework handed in, each passing the check that it names', percent: 25 },
      { criterion: 'The four tests after sessions 15, 30, 45 and 60', percent: 35 },
      { criterion: 'Three projects: tests, a rival method, measurements, limits', percent: 25 },
      { criterion: 'Final test: a change in your own project while watched', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name}, with your percentage in each part and the addresses of your three projects. It is the company’s own: not a degree, and no rating by a judge or a university.',
  },
  interviews: {
    practice: [
      {
        after: 8,
        kind: 'Timed test',
        text: 'Forty-five minutes on paper: the cost of ten pieces of code, one invariant, one program that is wrong',
      },
      {
        after: 19,
        kind: 'Timed test',
        text: 'Two array problems in an hour, the first with a hint; all statements are read before the first line is typed',
      },
      {
        after: 24,
        kind: 'Mock interview',
        text: 'Twenty minutes in pairs on linked lists: boxes on the board, then code, then an edge case traced aloud',
      },
      {
        after: 34,
        kind: 'Timed test',
        text: 'Three problems in ninety minutes: one on hashing, one on a stack, one on a tree',
      },
      {
        after: 41,
        kind: 'Mock interview',
        text: 'Half an hour on a tree or a grid; the interviewer varies the question once it is solved',
      },
      {
        after: 50,
        kind: 'Timed test',
        text: 'Contest: five unseen problems in eighty minutes, in no order of difficulty; then one missed problem is solved in pairs',
      },
      {
        after: 55,
        kind: 'Mock interview',
        text: 'Forty minutes: one greedy rule to refute, one recurrence for a table, costs stated before they are asked for',
      },
      {
        after: 63,
        kind: 'Timed test',
        text: 'Contest of five problems again; rejected tries are sorted into overflow, time limit, edge case and misreading',
      },
      {
        after: 69,
        kind: 'Mock interview',
        text: 'A full hour with somebody who has read your repositories: a problem, the project, data that no longer fit on one machine',
      },
    ],
    topics: [
      { topic: 'Big O, recurrences and the Master theorem', sessions: [4, 11, 13] },
      { topic: 'C++ memory, classes, move semantics, STL', sessions: [3, 8, 9, 15, 21] },
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
      { topic: 'Greedy algorithms and NP-completeness', sessions: [46, 60] },
      { topic: 'Dynamic programming', sessions: [47, 48, 49, 50, 51, 52, 53] },
    ],
  },
  handout: {
    session: 46,
    problem:
      'A college has one hall and a list of lectures, each with a start and an end in full hours. Two lectures must not overlap; when one ends at 11, the next may start at 11. As many as possible are to be held. Three rules suggest themselves: always take the lecture that starts first, the shortest one, or the one that ends first. Which rule can be trusted, and how does one find out?',
    explanation: [
      'All three are greedy rules: sort, go through the list once, take what fits, never take anything back. They cost n log n for sorting; the simple test for overlaps used here adds n times the number held. The rules differ only in the key that is sorted by.',
      'A wrong rule is refuted by one example, and a program finds it faster than you do. Write the slow solution that is surely right: leave each lecture out or take it, at most 2^n ways. Then run both on thousands of small random lists. With six lectures 64 ways are nothing, and the example fits on the board.',
      'No number of random tests proves a rule. For the earliest end there is the exchange argument. Let g be the lecture that ends first, and take any plan with as many lectures as possible. Its first lecture ends no earlier than g; so it can be exchanged for g, and nothing later is disturbed. The plan still has as many lectures, and now it contains g.',
      'What is left are the lectures that start after g has ended. For these the same argument holds again: induction on the number of lectures. So one of the largest plans always agrees with the rule from the first step to the last.',
    ],
    program: 'lesson.cpp',
    outputNotes: [
      'refute gets the rule as a projection: a member or a lambda that names the number to sort by. The greedy part is the same each time.',
      'Earliest start takes 10-14 and then nothing more fits; 12-13 and 13-17 would be two. Shortest takes 12-14, which overlaps both 13-16 and 9-13.',
      'Shortest is wrong in only 165 of 10,000 lists. Ten examples made by hand would probably not have shown it.',
      'The zero of the third line is a reason to look for a proof, not the proof itself. The seed of mt19937 is fixed, so everybody sees the same lists.',
    ],
    exercise:
      'Now every lecture is to be held, and the question is how many halls that takes. Go through the lectures in some order; give each one the hall that is free first, if it is free by then, or else open a new hall. Keep the halls in a heap of the hours from which they are free. Which order is right: earliest end or earliest start? Find a number that no plan can go below, and let the search decide.',
    solution: 'solution.cpp',
    solutionNotes:
      'No plan can do with fewer halls than the fullest hour has lectures. By earliest start this is always reached: a new hall is opened only when all others hold lectures that are still running, so that many overlap in this hour. By earliest end it can fail: 13-14 takes the hall that 12-15 needed. The rule that lost before is right here. Cost: n log n.',
  },
  reviewed: '2026-11-22',
  versions: [
    { name: 'C++', version: 'C++20', note: 'Judges and companies have it; nothing of C++23 is needed' },
    { name: 'GCC', version: '15', note: 'The g++ of Ubuntu 26.04; 12 or later will do' },
    { name: 'GDB', version: '17' },
    { name: 'CMake', version: '4', note: '3.25 or later will do' },
    { name: 'Ubuntu', version: '26.04 LTS', note: 'Inside WSL 2 or beside Windows' },
  ],
} satisfies CourseSource;
