import type { CourseSource } from '../schema/course.ts';

export default {
  order: 20,
  name: 'Data Structures & Algorithms',
  shortName: 'DSA',
  curriculumName: 'Data Structures & Algorithms',
  curriculumTitle: 'Data Structures & Algorithms Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  price: { originalInr: 19999, discountedInr: 14999, monthlyInr: 2000 },
  icon: 'network',
  hue: 'indigo',
  topics: ['Arrays & Strings', 'Linked Lists', 'Trees & Graphs', 'Dynamic Programming', 'STL'],
  summary:
    'Choose the right structure for a problem, build it in C++, prove that it is correct and measure that it is fast: from arrays and lists to trees, graphs and dynamic programming.',
  prerequisites:
    'You can write small programs in C or C++ with loops, functions, arrays and simple pointers. Bring a laptop; we install the compiler together.',
  outcomes: [
    'Build lists, hash tables, balanced trees, heaps and tries in C++, and say when the STL already has the better one',
    'State the time and memory a program needs from its code, and confirm the estimate with a stopwatch',
    'Recognise when a problem asks for a graph, a greedy rule or dynamic programming, and defend the choice aloud',
    'Show tested programs with benchmarks, such as a bus journey planner, a spelling corrector and a copied-code checker',
  ],
  metadata: {
    title: 'Data Structures & Algorithms Curriculum | {company.shortName}',
    description:
      'Every session of the data structures and algorithms course in C++: arrays, lists, trees, graphs, dynamic programming and tested projects.',
  },
  intro:
    'Two programs can give the same answer, one in a blink and the other after lunch. In this course you learn where the difference comes from. Each session lasts two hours, at a centre or online: a structure is drawn on the board, written in C++, and then tested against a slower program that is surely right. The later sessions turn these parts into complete programs.',
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
      title: 'Programs for Tripura',
      text: 'Bus timetables, roads cut off by floods, tea garden weighings, a blood bank and a hostel mess ledger: the projects use data one can picture, and each has tests and measurements.',
    },
  ],
  video: {
    description: 'How the course moves from arrays to graphs, and what you write and measure in each part',
    tour: {
      sessions: [9, 29, 37, 62],
      exercise: {
        session: 14,
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
            'g++ on Linux or WSL: what -std=c++23, -Wall, -Wextra, -g and -O2 each change',
            'Reading to the end of a redirected file with while (cin >> x)',
            'AddressSanitizer and UBSan on a loop that runs one step too far',
            'A script that runs every sample input and compares the output with diff',
            'The sum of one lakh salaries overflowing an int, and the cure with long long',
          ],
        },
        {
          topic: 'References, structs and lambdas in modern C++',
          subtopics: [
            'First use of std::vector: push_back, size, and range-based for with const auto&',
            'Passing by value, reference and const reference: copies of a million integers timed',
            'A Student struct with a constructor, const member functions and a defaulted operator==',
            'Lambdas that capture by value or by reference, and a counter that goes wrong',
            'A reference to a local variable returned: the warning, the crash and the cure',
          ],
        },
        {
          topic: 'Counting steps: Big O on paper and by stopwatch',
          subtopics: [
            'Operations of nested, halving and dependent loops counted line by line',
            'O, Omega and Theta, with the constants of one proof written out',
            'Doubling n with std::chrono::steady_clock and reading the growth from the ratios',
            'Largest subarray sum by three loops, then by two: predicted first, timed after',
            'From the limit n = 200000 to the complexities that pass in one second',
          ],
        },
        {
          topic: 'Arrays in memory, by rows and by columns',
          subtopics: [
            'Address of an element as base plus index times size, printed and checked',
            'Summing a 4000 by 4000 table along rows and down columns: the cache made visible',
            'How many elements shift on insertion and deletion in the middle',
            'Rotating an array by k places with three reversals',
            'A square matrix turned by 90 degrees in place: transpose, then reverse the rows',
          ],
        },
        {
          topic: 'How std::vector grows: writing your own',
          subtopics: [
            'A class template Vec with data pointer, size and capacity',
            'Copy constructor, copy assignment and destructor of Vec: the double free without them',
            'Doubling against growing by ten: element copies counted over a lakh of push_back calls',
            'Amortised constant time shown by adding up the copies of every doubling',
            'A pointer into the storage left dangling by push_back, and what reserve changes',
          ],
        },
        {
          topic: 'Iterators and the algorithms that run on them',
          subtopics: [
            'begin, end and the half-open range that every STL algorithm expects',
            'find, count_if, accumulate and max_element in place of handwritten loops',
            'std::sort with a comparator: marks descending, then name ascending',
            'A comparator that uses <= and breaks strict weak ordering, caught in debug mode',
            'ranges::sort with a projection, and a pipeline of views::filter and views::transform',
          ],
        },
        {
          topic: 'Strings as arrays of characters',
          subtopics: [
            'getline after cin: the newline that was left behind, and std::ws',
            'Anagrams by 26 counters, palindromes by comparing from both ends',
            'Run-length encoding of a line of text, and decoding it again',
            'string_view against substr: a splitter on commas that copies nothing',
            'A Bengali word in UTF-8: why size() counts bytes and not letters',
          ],
        },
        {
          topic: 'Prefix sums and difference arrays',
          subtopics: [
            'Rainfall over any span of days answered in constant time',
            'Two-dimensional sums over a grid of plots by inclusion and exclusion',
            'Thousands of range additions stored as differences and applied in one pass',
            'Subarrays with a sum divisible by k, counted through equal remainders',
          ],
        },
        {
          topic: 'Two pointers and the sliding window',
          subtopics: [
            'A pair with a given sum in a sorted array, and why no pair is skipped',
            'Duplicates removed in place with a reading and a writing index',
            'Longest stretch with a sum of at most S when all values are positive',
            'Smallest window that contains all required letters, with a table of counts',
            'Random cases from mt19937 that compare fast and brute-force answers until they differ',
          ],
        },
        {
          topic: 'Recursion and the call stack beneath it',
          subtopics: [
            'Frames of a factorial call inspected in gdb with backtrace and frame',
            'Powers by halving the exponent: about twenty squarings in place of a million products',
            'Tower of Hanoi: the recurrence T(n) = 2T(n - 1) + 1 and its solution',
            'Call tree of the naive Fibonacci function, with the calls counted up to n = 40',
            'How deep recursion may go before the stack ends, and the same work as a loop',
          ],
        },
        {
          topic: 'Backtracking: choose, explore, undo',
          subtopics: [
            'All subsets and all permutations of a list, drawn as decision trees first',
            'N queens with marked columns and diagonals: nodes visited with and without pruning',
            'A Sudoku solver that fills the cell with the fewest candidates first',
            'A faulty word search to repair: its visited mark is never taken back',
          ],
        },
        {
          topic: 'Insertion sort, merge sort and stability',
          subtopics: [
            'Selection and insertion sort: comparisons and moves on shuffled and nearly sorted marks',
            'Merge sort with one buffer handed down, and its recursion tree of n log n',
            'Inversions between two rankings counted during the merge',
            'Sorting by name and then by class: std::sort against std::stable_sort on ties',
          ],
        },
        {
          topic: 'Quicksort, selection and sorting without comparing',
          subtopics: [
            'Partition around a random pivot, and the sorted input that defeats a fixed one',
            'Three-way partition for arrays with many equal keys',
            'The median by quickselect, checked against std::nth_element',
            'Decision trees and why comparing needs about n log n steps',
            'Marks sorted by counting, ten-digit phone numbers by stable radix passes',
          ],
        },
        {
          topic: 'Binary search on arrays and on answers',
          subtopics: [
            'The half-open loop, its invariant, and a midpoint that cannot overflow',
            'How many marks lie from 40 to 60, by lower_bound and upper_bound',
            'A value in a sorted array that was rotated by an unknown amount',
            'Smallest lorry load that ships all sacks in d days, by searching on the answer',
            'Square root of a double by a fixed number of halvings, not by a tolerance',
          ],
        },
        {
          topic: 'Choosing among the STL containers',
          subtopics: [
            'pair, tuple and structured bindings for short-lived records',
            'set and multiset: why erase by value removes every equal key',
            'Word counts in a map, and the entry that operator[] creates by being read',
            'unordered_map as a closed box for now: average constant time, no order',
            'A million roll-number look-ups timed in a sorted vector, a set and an unordered_set',
          ],
        },
      ],
    },
    {
      category: 'Linear DS',
      sessions: [
        {
          topic: 'Singly linked lists, drawn and built',
          subtopics: [
            'A Node struct with a next pointer; boxes and arrows on paper before any code',
            'Insertion at both ends and after a node; the order of assignments that loses the rest',
            'Deleting a value through a pointer to a pointer, with no special case for the head',
            'Nodes that nobody freed, traced by LeakSanitizer to the line that made them',
          ],
        },
        {
          topic: 'A list class that owns its nodes',
          subtopics: [
            'Deep copy, and assignment by copy-and-swap, for a list class template',
            'Move constructor and move assignment that take over the head pointer',
            'unique_ptr links, and the recursive destructor that overflows at a million nodes',
            'A forward iterator of its own, so that range-based for walks the list',
          ],
        },
        {
          topic: 'Reversing, halving and merging lists',
          subtopics: [
            'Reversal with three pointers and by recursion, traced on four nodes',
            'The middle node by a slow and a fast pointer; palindrome test on the second half',
            'Merging two sorted lists behind a dummy head',
            'Merge sort that only relinks nodes and needs no second array',
          ],
        },
        {
          topic: 'Cycles, meeting points and random links',
          subtopics: [
            'Floyd’s tortoise and hare, with the proof that the two must meet',
            'Where the cycle begins: the algebra of the two distances',
            'The repeated value among n + 1 numbers from 1 to n, found as a cycle',
            'The node where two lists join, by letting each pointer change lists',
            'A list with random links copied by weaving the copies between the originals',
          ],
        },
        {
          topic: 'Doubly linked and circular lists',
          subtopics: [
            'One sentinel node that makes insertion and removal free of null checks',
            'std::list: splice in constant time and iterators that stay valid',
            'The Josephus circle simulated, then answered by a recurrence',
            'A line editor with a cursor: insert, delete and move left or right',
            'Middle insertion in std::list and std::vector timed, search included',
          ],
        },
        {
          topic: 'Stacks: last in, first out',
          subtopics: [
            'The same stack interface on an array and on linked nodes',
            'Brackets of a source file checked, with the line of the first mismatch',
            'A stack that also reports its minimum in constant time',
            'Undo and redo for the line editor with two stacks of commands',
            'Listing subsets with std::stack in place of recursive calls',
          ],
        },
        {
          topic: 'A calculator: from infix to an answer',
          subtopics: [
            'A tokeniser for numbers of many digits, brackets and the unary minus',
            'Dijkstra’s shunting-yard method with a table of precedence and associativity',
            'Postfix evaluation that reports division by zero and missing operands',
            'Thirty expressions, ten of them malformed, as tests run by CMake and CTest',
          ],
        },
        {
          topic: 'Monotonic stacks',
          subtopics: [
            'Next greater value and share-price span: every index pushed and popped once',
            'Largest rectangle in a histogram, then the largest block of ones in a grid',
            'Rain water held between walls, by stack and by two pointers',
            'Sum of the minima of all subarrays: counting ties only once',
          ],
        },
        {
          topic: 'Queues and ring buffers',
          subtopics: [
            'Front and count on a fixed array: telling a full ring from an empty one',
            'A queue made of two stacks, with its amortised cost worked out',
            'std::queue and the undefined behaviour of pop and front when it is empty',
            'First unrepeated letter of a stream, with a queue and letter counts',
            'A bank’s token counter simulated: average waiting with one and with two windows',
          ],
        },
        {
          topic: 'Deques and the extremes of a window',
          subtopics: [
            'std::deque as a table of fixed blocks: cheap at both ends, indexed in constant time',
            'Maximum of every k consecutive days with a monotonic deque',
            'Longest stretch whose largest and smallest values differ by at most d',
            'Shortest subarray with a sum of at least K when values may be negative',
            'Window maxima by deque, by multiset and by brute force, timed for growing k',
          ],
        },
        {
          topic: 'Hash functions and chained tables',
          subtopics: [
            'Polynomial hash of a string, and why adding up its letters fails on anagrams',
            'A table of chains: insert, find, erase, and rehash into twice the buckets',
            'Longest chain measured at load factors 0.5, 1 and 4',
            'Keys that are multiples of 64 in tables of 1024 and of 1021 buckets',
            'Birthday estimate: how soon the first collision must be expected',
          ],
        },
        {
          topic: 'Open addressing and hostile input',
          subtopics: [
            'Linear probing, and probe lengths as the table fills from 50 to 95 per cent',
            'Tombstones: why an erased slot may not simply become empty',
            'Robin Hood insertion and deletion by shifting back',
            'A hash for a struct key, given to unordered_map as its third parameter',
            'Input built to collide in unordered_map, and splitmix64 with a random seed against it',
          ],
        },
        {
          topic: 'Problems that fall to a hash table',
          subtopics: [
            'Two numbers with a given sum in an unsorted list, in one pass',
            'Subarrays with a sum of exactly k, from counts of earlier prefix sums',
            'Longest run of consecutive numbers in expected linear time',
            'Words grouped into anagram families by sorted letters or by letter counts',
            'Longest substring without a repeated letter, through last positions',
          ],
        },
        {
          topic: 'LRU caches and constant-time collections',
          subtopics: [
            'LRU from an unordered_map of list iterators: splice to the front, evict from the back',
            'LFU eviction with one list for each count of uses',
            'Insert, erase and random pick in constant time: a vector with a table of positions',
            'Hit rates of LRU and first-in-first-out on the same trace of requests',
          ],
        },
        {
          topic: 'Skip lists: a sorted list with express lanes',
          subtopics: [
            'Node heights chosen by coin tosses, and the expected number of levels',
            'Search from the top lane down, with the path drawn for three keys',
            'Insert and erase through an array of predecessors, one for each level',
            'The skip list against std::set on mixed insertions, searches and erasures',
          ],
        },
      ],
    },
    {
      category: 'Non-Linear DS',
      sessions: [
        {
          topic: 'Binary trees and the ways to walk them',
          subtopics: [
            'Preorder, inorder and postorder read aloud from a drawing, then coded recursively',
            'Inorder again, with an explicit stack of waiting ancestors',
            'Level order with a queue: zigzag listing and the view from the right',
            'A tree rebuilt from its preorder and inorder lists with a map of positions',
            'A tree saved to one line of text with null marks and read back',
          ],
        },
        {
          topic: 'Answers that travel up a tree',
          subtopics: [
            'Balance and height from one postorder pass instead of one pass for each node',
            'Diameter: what a node returns to its parent against what it records',
            'Maximum path sum when some values are negative',
            'Lowest common ancestor of two nodes by asking both subtrees',
            'All nodes at distance k from a given node, upwards included',
          ],
        },
        {
          topic: 'Binary search trees',
          subtopics: [
            'Search, insertion, minimum and maximum without recursion',
            'Deletion of a node with no child, one child or two, by inorder successor',
            'Validation with a lower and an upper bound: the tree that fools a parent-only check',
            'k-th smallest key from subtree sizes kept in the nodes',
            'Heights measured for shuffled keys and for sorted keys: the tree becomes a chain',
          ],
        },
        {
          topic: 'AVL trees and their rotations',
          subtopics: [
            'Rotations on paper, and the cases LL, LR, RR and RL told apart by balance factors',
            'Insertion and deletion that rebalance on the way back to the root',
            'Why the height stays below about 1.44 log2 n: the emptiest tree of each height',
            'A checker for order, heights and balance after each of 10000 random operations',
          ],
        },
        {
          topic: 'Red-black trees, B-trees and what std::map keeps',
          subtopics: [
            'Red-black rules read as a tree of two, three or four children in disguise',
            'Insertion repaired by recolouring and rotating, traced for ten keys on paper',
            'B-tree nodes the size of a disk page: splitting, height, and use in databases',
            'A hall booking calendar on std::map that refuses overlaps through lower_bound',
            'Rank of a score with the order-statistics tree in GNU pb_ds',
          ],
        },
        {
          topic: 'Binary heaps in an array',
          subtopics: [
            'Parent and children by index arithmetic, the array drawn as a tree',
            'Sift-up on insertion and sift-down on extraction, with the heap order checked',
            'Building a heap from the bottom: why n elements cost only linear time',
            'Heapsort in place, timed against std::sort on ten million integers',
            'An indexed heap that can change a priority through a table of positions',
          ],
        },
        {
          topic: 'Priority queues at work',
          subtopics: [
            'std::priority_queue as a max-heap, as a min-heap, and with a lambda comparator',
            'The k largest values of a stream in a heap that never holds more than k',
            'Merging k sorted lists through a heap of their first elements',
            'Running median from a max-heap of the lower half and a min-heap of the upper',
            'An emergency ward simulated: severity first, earlier arrival on ties',
          ],
        },
        {
          topic: 'Tries: words stored by prefix',
          subtopics: [
            'Insert, search and erase with 26 child indices in one pool of nodes',
            'How many words share a prefix, read from counters on the path',
            'The five most frequent completions remembered at each node',
            'Search with a dot for any letter, by walking several branches',
            'Prefix search by trie and by lower_bound in a sorted vector: time and memory',
          ],
        },
        {
          topic: 'Union-find for groups that merge',
          subtopics: [
            'A parent array with union by size: why no find takes more than log n steps',
            'Path compression, with the steps per find counted before and after',
            'Number of separate groups of villages after each new road',
            'Percolation in a grid with two virtual nodes: the threshold near 0.59 estimated',
            'Same-team and other-team statements tested for contradiction by parity to the root',
          ],
        },
        {
          topic: 'Graphs in memory and breadth-first search',
          subtopics: [
            'Matrix, adjacency lists and compressed rows: bytes needed for one lakh vertices',
            'Distances by levels, and one shortest path read back through parents',
            'Grids with direction arrays: islands counted, then the shortest way out of a maze',
            'Distance of each village to its nearest health centre, all centres queued first',
            'Word ladder on a graph that is never stored, searched from both ends',
          ],
        },
        {
          topic: 'Depth-first search, colours and weak links',
          subtopics: [
            'Entry and exit times; tree, back, forward and cross edges marked on a drawing',
            'Three colours find a cycle in a directed graph, and the cycle is printed',
            'Two-colouring an undirected graph, or showing the odd cycle that forbids it',
            'Bridges and articulation points from low-link values',
          ],
        },
        {
          topic: 'Topological order and strong components',
          subtopics: [
            'Kahn’s algorithm on subject prerequisites: an order, or proof that none exists',
            'The same order as depth-first finish times reversed',
            'Earliest completion of a house under construction as a longest path',
            'Kosaraju’s two passes on a graph and its reverse',
            'One-way streets condensed into components: which junctions cannot return',
          ],
        },
        {
          topic: 'Shortest paths with Dijkstra',
          subtopics: [
            'Relaxation and settled vertices: where the proof needs weights of zero or more',
            'Priority queue version that skips stale entries, and its cost in E and V',
            'Quadratic array version and heap version timed on sparse and dense graphs',
            'Breaking the fewest walls to cross a grid: a deque and weights of 0 and 1',
            'Vertices that are pairs: a town and the number of half-fare coupons left',
          ],
        },
        {
          topic: 'Negative weights and all pairs of towns',
          subtopics: [
            'One negative edge among four vertices that defeats settling each vertex once',
            'Bellman-Ford: n - 1 rounds, and one more that exposes a negative cycle',
            'Exchange rates as negative logarithms: a profitable loop found and printed',
            'Floyd-Warshall in three loops, and why the middle vertex is the outermost',
            'Reachability between all pairs with rows of std::bitset',
          ],
        },
        {
          topic: 'Minimum spanning trees',
          subtopics: [
            'The cut property shown by exchanging one edge on a small map',
            'Kruskal’s algorithm with sorted edges and union-find',
            'Prim’s algorithm with a priority queue, checked to give the same total weight',
            'Water for every house by pipe or by own well, with wells as edges to one extra node',
            'Points parted into k clusters by leaving out the k - 1 longest tree edges',
          ],
        },
      ],
    },
    {
      category: 'Advanced Algorithms',
      sessions: [
        {
          topic: 'Greedy choices and how to prove them',
          subtopics: [
            'Most lectures in one hall by earliest finish, with the exchange argument in full',
            'Shortest-first and earliest-start rules refuted by counterexamples from a random search',
            'Fewest platforms for a station timetable, by sweeping arrivals and departures',
            'Round tour of petrol pumps: the starting pump found in one pass',
            'Coins of 1, 3 and 4: the amount 6, where taking the largest first fails',
          ],
        },
        {
          topic: 'Huffman codes and greedy with a heap',
          subtopics: [
            'Prefix codes, and the tree that grows by joining the two rarest symbols',
            'A text file packed into bytes with shifts and masks, and restored without a difference',
            'Average code length compared with the entropy of the letter counts',
            'Jobs with durations and deadlines: on lateness, drop the longest accepted so far',
          ],
        },
        {
          topic: 'Dynamic programming from a slow recursion',
          subtopics: [
            'A memo table added to Fibonacci: the 331 million calls for n = 40 become 79',
            'State, transition, base case and order of filling written down before any code',
            'Fewest coins for an amount, top-down and bottom-up side by side',
            'Largest sum without two neighbours, reduced from an array to two variables',
            'Routes through a grid with blocked cells, counted modulo 1000000007',
          ],
        },
        {
          topic: 'The knapsack family',
          subtopics: [
            'The 0/1 table of items against capacity, and the chosen items read back',
            'One row only: why capacity must run downwards',
            'Unlimited items: loop order decides between combinations and sequences of coins',
            'Limited copies of an item split into powers of two',
            'Two shares of nearly equal weight by shifting a std::bitset of reachable sums',
          ],
        },
        {
          topic: 'Edit distance and common subsequences',
          subtopics: [
            'Longest common subsequence: the table filled by hand, the letters recovered',
            'Insertions, deletions and replacements between two spellings of a name',
            'Memory cut to two rows, and what can no longer be reconstructed',
            'A small diff that marks the lines removed from and added to a file',
            'Fewest letters to insert so that a word reads the same backwards',
          ],
        },
        {
          topic: 'Kadane, rising sequences and state machines',
          subtopics: [
            'Kadane’s single pass for the largest subarray sum, all-negative input included',
            'Largest product of a subarray: the smallest product carried along',
            'Longest increasing subsequence, quadratic first, then with lower_bound on tails',
            'Nested envelopes: widths sorted upwards, equal widths by height downwards',
            'Buying and selling with a rest day: states holding, sold and resting',
          ],
        },
        {
          topic: 'Dynamic programming over intervals',
          subtopics: [
            'Matrix chain order: filling by interval length, brackets printed at the end',
            'Bursting balloons: choosing the last one in an interval instead of the first',
            'Taking coins from either end of a row against an opponent who plays best',
            'Fewest cuts of a word into palindromes, from a table of palindromic intervals',
          ],
        },
        {
          topic: 'Dynamic programming on trees',
          subtopics: [
            'Guests for an office party without anyone’s direct boss: two values for each node',
            'Sum of distances from every node to all others by moving the root',
            'k subjects with prerequisites and best credit: knapsacks merged at each parent',
            'A chain of a million nodes: a breadth-first order read backwards replaces recursion',
          ],
        },
        {
          topic: 'Bits as sets, and dynamic programming over subsets',
          subtopics: [
            'Set, clear and test a bit; x & -x; std::popcount and std::countr_zero',
            'Two unpaired numbers among pairs, separated by one bit of their XOR',
            'All submasks of a mask, and why the total over all masks is three to the n',
            'Teachers assigned to periods at least cost, one bit for each period taken',
            'Shortest round trip through fifteen towns by the Held-Karp table',
          ],
        },
        {
          topic: 'Number theory for programmers',
          subtopics: [
            'Euclid’s algorithm and its extended form, solving ax + by = c in whole numbers',
            'Sieve of Eratosthenes, then smallest prime factors up to ten million',
            'Modular power and Fermat inverse: why one cannot divide a remainder directly',
            'Binomial coefficients modulo a prime from tables of factorials',
            'Products of 64-bit numbers under a modulus with __int128',
          ],
        },
        {
          topic: 'Finding a pattern: KMP and the Z-function',
          subtopics: [
            'Naive search on a long run of equal letters: comparisons counted',
            'Prefix function of a pattern by hand, then as a six-line loop',
            'KMP on a stream that cannot be read backwards',
            'Z-function with its moving window, and matching through a separator',
            'Smallest repeating unit of a string, read from its last prefix value',
          ],
        },
        {
          topic: 'Rolling hashes and suffix arrays',
          subtopics: [
            'Rabin-Karp with a random base modulo 2^61 - 1, and verification of each hit',
            'Longest repeated passage of a text by binary search on its length',
            'Suffix array by doubling the sorted length from 1 to 2 to 4',
            'Every occurrence of a word in a book through two searches over suffixes',
          ],
        },
        {
          topic: 'Fenwick trees and segment trees',
          subtopics: [
            'The stretch that each Fenwick index answers for; update and prefix sum',
            'Smaller values to the right of each element, after compressing coordinates',
            'Segment tree: recursive build, point update and range minimum',
            'Best subarray sum of any range from four values in each node',
          ],
        },
        {
          topic: 'Lazy updates, sparse tables and binary lifting',
          subtopics: [
            'Range addition and range sum with tags pushed down only when needed',
            'Assignment and addition together: the order in which two tags combine',
            'Sparse table: range minimum in constant time when nothing changes',
            'Ancestors at powers of two, and the distance between two towns in a tree of roads',
          ],
        },
        {
          topic: 'Maximum flow and matching',
          subtopics: [
            'Residual edges on paper: an augmenting path that takes back an earlier one',
            'Edmonds-Karp in code, timed against a ready-made Dinic on a dense network',
            'The minimum cut read from the residual network: cheapest roads to close',
            'Students matched to internship places through unit capacities',
            'A limit on a vertex expressed by splitting it in two',
          ],
        },
      ],
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Exam results: sorting a file larger than memory',
          subtopics: [
            'Fifty lakh synthetic result lines from a fixed seed, and a buffer limited to 32 MB',
            'Sorted runs written to disk, then merged through a heap of open files',
            'Merit list by district with shared ranks for equal totals',
            'Tests: output in order, no line lost, an order-free checksum unchanged',
            'Handed in: the program, its CTest suite and a chart of time against run size',
          ],
        },
        {
          topic: 'A Bengali-English dictionary that corrects spelling',
          subtopics: [
            'Head words decoded from UTF-8 to code points and placed in a trie with map children',
            'Completions ranked by how often each word occurs in a sample text',
            'Words within two edits found by carrying one row of edit distances down the trie',
            'Benchmark: the trie walk against comparing the query with every head word',
            'Demonstrated: twenty misspelt words chosen by another team, answered live',
          ],
        },
        {
          topic: 'Bus journeys across Tripura from a timetable',
          subtopics: [
            'Trips between Agartala, Udaipur, Ambassa, Kumarghat and Dharmanagar loaded from CSV',
            'Earliest arrival by Dijkstra on time, with waiting at stops as part of an edge',
            'Connection scan over departures sorted by time as the rival method',
            'Shown: ten queries agreed with a paper timetable, and both methods benchmarked',
          ],
        },
        {
          topic: 'Flood-cut roads: who is cut off, and when',
          subtopics: [
            'A log of road closures processed backwards with union-find',
            'Roads whose single loss isolates a village, listed before the monsoon',
            'Cheapest repairs that reconnect every village, roads still open counted as free',
            'Handed in: isolated population hour by hour, verified by brute force on small maps',
          ],
        },
        {
          topic: 'Tea garden weighing: a ledger open to correction',
          subtopics: [
            'Leaf weighings in whole grams and wages in paise, never in floating point',
            'A Fenwick tree over days for each plucker, so that a late correction costs log n',
            'Highest daily total in any period from a segment tree of maxima',
            'Handed in: a month’s wage sheet, and one lakh corrections timed against rescanning',
          ],
        },
        {
          topic: 'Blood bank: units, expiry and scarce groups',
          subtopics: [
            'ABO and Rh compatibility for red cells as a graph on eight groups',
            'Units issued by nearest expiry from one priority queue for each group',
            'One day’s requests as a flow network, compared with issuing in order of arrival',
            'Tests that no unit goes out twice, expired or to an incompatible patient',
            'Demonstrated: a simulated month with the unmet requests of both methods',
          ],
        },
        {
          topic: 'Copied assignments: a similarity checker',
          subtopics: [
            'C++ files reduced to token kinds, so that renamed variables hide nothing',
            'Fingerprints of k tokens by rolling hash, thinned by winnowing with a sliding minimum',
            'An index from fingerprint to files, and pairs ranked by Jaccard similarity',
            'Files above a threshold gathered into groups with union-find',
            'Handed in: results on a labelled set, with missed copies and false alarms counted',
          ],
        },
        {
          topic: 'A hostel mess ledger that survives a crash',
          subtopics: [
            'Meal entries appended with length, checksum, key and value, and flushed before the reply',
            'A hash index of file offsets rebuilt at start, and a torn last record discarded',
            'Old records compacted into a new file that replaces the first by rename',
            'Demonstrated: killed a hundred times while writing, no acknowledged meal lost',
          ],
        },
        {
          topic: 'A timed contest, with upsolving after the bell',
          subtopics: [
            'Five unseen problems in eighty minutes, listed in no order of difficulty',
            'All statements read first; the order of attack chosen from limits and penalties',
            'Rejected submissions sorted by cause: overflow, time limit, corner case, misreading',
            'One unsolved problem finished in pairs and handed in with a note on the missed idea',
          ],
        },
        {
          topic: 'Mock interview at the whiteboard',
          subtopics: [
            'Thirty minutes on one unseen problem: questions first, brute force, then better',
            'Code traced by hand on an edge case, its time and memory stated before being asked',
            'Follow-up turns: the data arrive as a stream, or no longer fit on one machine',
            'Five minutes on one’s own project: structure chosen, rival measured, what failed',
            'A scoring sheet for clarity, correctness and testing, filled in with roles exchanged',
          ],
        },
      ],
    },
  ],
} satisfies CourseSource;
