import { sample } from '../loading/sample.ts';
import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 30,
  name: 'Computer Science Fundamentals',
  shortName: 'CS Fundamentals',
  curriculumName: 'Computer Science Fundamentals',
  curriculumTitle: 'Computer Science Fundamentals Curriculum',
  level: 'Intermediate',
  months: { from: 4, to: 5 },
  icon: 'chip',
  hue: 'teal',
  topics: ['Operating Systems', 'OOPS Concepts', 'Computer Networks', 'Database Management'],
  summary:
    'Trace a program into the Linux kernel, design classes in Java, read packets in Wireshark, tune queries in PostgreSQL, and defend the design of a system that needs all four.',
  prerequisites:
    'You know C with functions, arrays, structures and pointers; our C/C++ course or the free Beej’s Guide to C teaches that. You need no Java, SQL or Linux. Bring a laptop with 8 GB, or use ours.',
  outcomes: [
    'Explain with strace, ps and vmstat what a Linux program does, and find a race or a deadlock in C threads',
    'Turn a written requirement into UML diagrams, Java classes and tests, and give a reason for each pattern used',
    'Follow a web request through DNS, TCP, TLS and HTTP, and show at which layer a broken connection fails',
    'Normalise a PostgreSQL schema, speed up a slow query from its plan, and choose an isolation level',
  ],
  metadata: {
    title: 'Computer Science Fundamentals Curriculum | {company.shortName}',
    description:
      'What each session teaches: Linux processes and memory, Java and UML, packets in Wireshark, PostgreSQL, and the design of whole systems.',
  },
  intro:
    'You learn the core subjects of a computing degree at a computer. You watch the kernel schedule your program, read a web request packet by packet, and make two transactions collide in PostgreSQL. In the last five sessions your group designs a system and defends it. Each session lasts two hours, at a centre or online, with homework.',
  about: [
    {
      title: 'The kernel under your program',
      text: 'You study processes, threads, memory and files on Linux. You write small C programs that fork, race, deadlock and run out of memory, and trace each one.',
    },
    {
      title: 'Objects with a reason',
      text: 'Java from its first line to threads, then UML, SOLID and design patterns. Every principle starts from code that is hard to change.',
    },
    {
      title: 'Packets you have read yourself',
      text: 'You see addresses, routes, TCP, DNS, HTTP and TLS in captures from your own laptop. You write socket programs in Java and repair a broken network.',
    },
    {
      title: 'Data that stays correct',
      text: 'PostgreSQL from the first table to isolation levels: queries, normal forms, indexes, plans.',
    },
  ],
  video: {
    description: 'What is on the screen: strace, a class diagram, a packet, a query plan',
    tour: {
      sessions: [1, 18, 25, 41, 48],
      exercise: {
        session: 2,
        question: 'How many lines does this program print?',
        code: ['for (int i = 0; i < 3; i++)', '  fork();', 'puts("here");'],
        answer:
          'Eight. Each fork returns twice: there are two, four, then eight processes, and all of them reach the last line.',
      },
    },
  },
  parts: [
    {
      category: 'Operating Systems',
      sessions: [
        {
          topic: 'gcc, gdb and the first system call',
          subtopics: [
            'gcc -Wall -g and gdb: a small C program compiled and stepped through',
            'User mode, kernel mode and the trap between them, seen in strace call by call',
            'A missing file: openat() returns -1; errno, perror() and section 2 of man',
          ],
          terms: ['dual-mode operation'],
          homework: {
            task: 'Run strace -c dd if=/dev/zero of=f bs=1 count=100000, then with bs=50000 count=2. strace counts over 200,000 reads and writes, then under 50.',
            hours: 1,
          },
          reading: 'OSTEP (free at ostep.org), chapter 6',
          material: sample(['A disk with the installers of VirtualBox and Xubuntu'], 'what the centre must prepare'),
        },
        {
          topic: 'Processes created by fork and changed by exec',
          subtopics: [
            'The two return values of fork(); what three forks in a row print',
            'A mini shell of forty lines: fork(), execvp() with char *argv[], waitpid()',
            'Zombies and orphans made on purpose and found with ps -eo pid,ppid,stat,cmd',
            'States R, S, D, T and Z, and the process control block in /proc/PID/status',
          ],
          terms: ['process state diagram'],
          homework: {
            task: 'Add cd and exit to the mini shell: after cd /tmp, pwd prints /tmp. Say in a comment why no child can run cd for it.',
            hours: 1.5,
          },
          reading: 'OSTEP, chapter 5',
        },
        {
          topic: 'File descriptors, pipes and signals',
          subtopics: [
            'Output redirection added to the mini shell with open() and dup2()',
            'pipe() for ls | wc, and the hang when one end stays open',
            'SIGINT caught by sigaction() with a volatile sig_atomic_t flag; SIGKILL cannot be caught',
          ],
          terms: ['inter-process communication'],
          homework: {
            task: 'Let the mini shell join any two commands by a pipe: cat /etc/passwd | sort prints what bash prints, and the prompt returns.',
            hours: 2,
          },
          reading: 'man 7 pipe; man 2 dup; man 7 signal',
        },
        {
          topic: 'CPU scheduling on paper and on one core',
          subtopics: [
            'Gantt charts for FCFS, SJF, SRTF and round robin: waiting and turnaround times',
            'The convoy effect; starvation by priority, and ageing as the cure',
            'Two loops from one terminal on one core (taskset), one at nice 10: their shares in top',
          ],
          terms: ['preemptive scheduling', 'context switch'],
          homework: {
            task: 'Simulate round robin in C: bursts of 7, 2, 9 and 4, all ready at 0, wait 9.25 on average with quantum 2 and 10.5 with quantum 3.',
            hours: 1.5,
          },
          reading: 'OSTEP, chapter 7; man 7 sched',
        },
        {
          topic: 'Threads and the counter that loses updates',
          subtopics: [
            'pthread_create() with a function pointer and a void *; what threads share',
            'Two threads that add a million each; the load, add and store in objdump -d at -O0',
            'A mutex around the critical section, timed against C11’s atomic_fetch_add()',
            'A race reported by gcc -fsanitize=thread, read line by line',
          ],
          terms: ['race condition', 'mutual exclusion'],
          homework: {
            task: 'Count the primes below 1,000,000 with four threads and one shared total. Ten runs print 78,498, and -fsanitize=thread reports nothing.',
            hours: 1.5,
          },
          reading: 'OSTEP, chapters 26 and 28',
        },
        {
          topic: 'Semaphores and condition variables',
          subtopics: [
            'Producer and consumer over a bounded buffer with three POSIX semaphores',
            'pthread_cond_wait() inside a while loop, never an if',
            'Readers and writers with pthread_rwlock_t, and which side can starve',
          ],
          terms: ['binary and counting semaphore'],
          homework: {
            task: 'Rewrite the buffer with a mutex and two condition variables. Three threads put in 1 to 9,000, two take them out: they add up to 40,504,500.',
            hours: 1.5,
          },
          reading: 'OSTEP, chapters 30 and 31',
        },
        {
          topic: 'Deadlock made, seen and prevented',
          subtopics: [
            'Five dining philosophers in a given C program that freezes; their stacks in sudo gdb -p',
            'The four Coffman conditions in that code; cures by lock order and trylock',
            'Banker’s algorithm for five processes and three resource types',
            'Resource-allocation graphs in which a cycle does and does not mean deadlock',
          ],
          terms: ['deadlock avoidance', 'hold and wait', 'livelock'],
          homework: {
            task: 'Of 15 units A holds 5 of at most 10, B 2 of 5, C 4 of 12, D 1 of 8. Find the safe orders: BACD and BADC. With one more for D there is none.',
            hours: 1,
          },
          reading: 'OSTEP, chapter 32',
          material: ['philosophers.c: five threads that stop in a deadlock'],
        },
        {
          topic: 'Virtual memory: one address, two values',
          subtopics: [
            'Segments, then pages: an address translated by hand; what each scheme wastes',
            'TLB and two-level page table: effective access time at 80 and 99 % hits',
            'Parent and child with different values at one address after fork(); /proc/self/maps',
          ],
          terms: ['segmentation', 'copy-on-write', 'internal and external fragmentation'],
          homework: {
            task: 'Print the addresses of main, a global, a local and a malloc block, then /proc/self/maps. Mark their four mappings: three are rw, one is r-x.',
            hours: 1,
          },
          reading: 'OSTEP, chapters 16 and 18 to 20',
        },
        {
          topic: 'Page faults, page replacement and thrashing',
          subtopics: [
            'VSZ, RSS and page faults before and after a program touches its 1 GB',
            'FIFO, LRU, clock and optimal traced; Belady: nine faults in three frames, ten in four',
            'A hog held to 200 MB by MemoryMax: si and so in vmstat; with MemorySwapMax=0 it is killed',
          ],
          terms: ['demand paging', 'locality of reference'],
          homework: {
            task: 'Write FIFO, LRU and optimal in C. The pages i*i*i mod 13 for i = 1 to 100 cause 39, 25 and 15 faults in four frames.',
            hours: 2,
          },
          reading: 'OSTEP, chapter 22; man systemd.resource-control',
        },
        {
          topic: 'Files, inodes and what survives a power cut',
          subtopics: [
            'Hard and symbolic links: inode numbers by ls -li',
            'Journalling; writes per second with and without fsync(), in VirtualBox with IgnoreFlush=0',
            'RAID 0, 1 and 5: what each survives, and a lost block restored by XOR',
          ],
          homework: {
            task: 'In C, XOR two files of equal length into a third. The third and the first give the second again: cmp prints nothing.',
            hours: 1,
          },
          reading: 'OSTEP, 38, 40, 42; VirtualBox manual, Troubleshooting: flush requests',
          material: sample(
            ['Test of part 1 in two versions: three sums on paper, a C program with a race and one with a deadlock'],
            'the test of part 1',
          ),
        },
      ],
      test: {
        task: 'A Gantt chart, a banker’s table and an address translation on paper, then one race and one deadlock found in C programs.',
        points: 'Three sums 45, the race found and repaired 25, the deadlock found and repaired 30',
        minutes: 120,
      },
    },
    {
      category: 'OOPS',
      sessions: [
        {
          topic: 'Java for someone who writes C',
          subtopics: [
            'JDK 25: javac, java and the class file; int, double, boolean, char and String',
            'Arrays, ArrayList, the for-each loop and static methods',
            'References and garbage collection; == against equals(); a swap() that must fail',
            'NumberFormatException: its stack trace read from the top, then try and catch',
          ],
          terms: ['JVM, JRE and JDK', 'pass by value'],
          homework: {
            task: 'Check ISBN-13 numbers: digits times 1, 3, 1, 3 … add up to a multiple of 10. 9780134685991 passes; with any one digit changed it fails.',
            hours: 1.5,
          },
          reading: 'dev.java/learn: Java Language Basics',
        },
        {
          topic: 'Classes: objects that refuse to be wrong',
          subtopics: [
            'A BusPass class with private fields, a constructor and this, next to a struct of C',
            'A pass that ends before it begins: the constructor throws IllegalArgumentException',
            'static members; private, package-private and public across two packages',
            'final fields, records, and defensive copies of a list and an array',
          ],
          terms: ['encapsulation', 'abstraction', 'access modifiers'],
          homework: {
            task: 'Write a record Money in paise that throws below zero. Adding 10 paise ten times gives 100 paise; adding 0.1 as double gives 0.9999999999999999.',
            hours: 1,
          },
          reading: 'dev.java/learn: Classes and Objects',
        },
        {
          topic: 'Inheritance and where it breaks',
          subtopics: [
            'extends, super, protected: fare() of three kinds of ticket overridden',
            'Overloading, decided at compile time by declared types: three traps',
            'Abstract classes for what every ticket shares; final for what must not change',
            'A HashSet, its subclass that counts addAll() twice, and a class that holds a HashSet',
          ],
          terms: ['method overriding', 'static binding', 'is-a and has-a'],
          homework: {
            task: 'Write the counting subclass for ArrayList. After three calls of add and addAll of two it prints 5; for HashSet it printed 7. Say why in a comment.',
            hours: 1,
          },
          reading: 'dev.java/learn: Inheritance',
        },
        {
          topic: 'Interfaces and polymorphism instead of if-else',
          subtopics: [
            'PaymentMethod for UPI, card and cash: a new kind changes nothing in the caller',
            'The diamond: two interfaces with the same default method',
            'A sealed interface of records; a switch that compiles only if it names each',
            'A checked exception: callers of pay() must catch or declare PaymentRefused',
          ],
          terms: ['multiple inheritance'],
          homework: {
            task: 'Write Num, Plus and Times as records of a sealed interface, and eval() as a switch: (2 + 3) * 4 is 20. Add Minus: javac rejects the switch.',
            hours: 1.5,
          },
          reading: 'dev.java/learn: Interfaces; Exceptions',
        },
        {
          topic: 'Collections, generics and lambdas',
          subtopics: [
            'A HashSet that cannot find its own student: equals() without hashCode()',
            'HashMap buckets and load factor; TreeMap for order; ArrayDeque for queues',
            'A generic list of String; a raw list that fails only at run time',
            'Lambdas: results sorted by Comparator.comparing(), failures removed by removeIf()',
          ],
          terms: ['functional interface'],
          homework: {
            task: 'Count the words of /usr/share/common-licenses/GPL-3 in a HashMap. The total is that of wc -w; the most frequent word, “the”, occurs 309 times.',
            hours: 1.5,
          },
          reading: 'dev.java/learn: The Collections Framework; Generics; Lambda Expressions',
        },
        {
          topic: 'Maven, JUnit and Git',
          subtopics: [
            'A given Maven project: pom.xml, src/main, src/test, mvn test',
            'JUnit: assertEquals() at the borders, assertThrows() for a wrong mark',
            'git init, add, commit, diff and log; a bad change undone by git restore',
          ],
          terms: ['unit testing', 'version control'],
          homework: {
            task: 'Put Money into a Maven project with six JUnit tests and commit it. Break one line: a test fails. Undo it with git restore: all six pass.',
            hours: 1.5,
          },
          reading: 'maven.apache.org: Maven in 5 Minutes; Pro Git (git-scm.com/book), chapter 2',
          material: sample(['A Maven project with one class and one JUnit test'], 'the project'),
        },
        {
          topic: 'Threads in Java',
          subtopics: [
            'Runnable, start() and join(); the lost update once more, then synchronized',
            'ExecutorService in try-with-resources: forty files counted by four workers; jstack',
            'AtomicLong and ConcurrentHashMap.merge() instead of a lock',
            'Ten thousand sleeping virtual threads next to as many platform threads',
          ],
          terms: ['thread pool', 'thread safety'],
          homework: {
            task: 'Let two threads transfer both ways between two accounts until jstack reports a deadlock. Lock in one order: a million transfers finish.',
            hours: 1.5,
          },
          reading: 'dev.java/learn: Virtual Threads',
          material: sample(
            ['Timed test after session 17: fifteen Java snippets, one class with tests'],
            'the timed test',
          ),
        },
        {
          topic: 'UML diagrams for a college library',
          subtopics: [
            'Nouns, verbs and CRC cards from one page of requirements',
            'Use cases of member and librarian, with include and extend',
            'Class diagram in PlantUML: association, aggregation, composition and multiplicity',
            'Sequence diagram of issuing a book when the member already owes a fine',
          ],
          homework: {
            task: 'Write the classes of your diagram in Java, with one JUnit test for each multiplicity: one object too many or too few is refused.',
            hours: 2,
          },
          reading: 'plantuml.com: Class Diagram; Sequence Diagram',
          material: sample(['Requirements of a college library on one page'], 'what the centre must prepare'),
        },
        {
          topic: 'SOLID, one refactoring at a time',
          subtopics: [
            'Single responsibility: a FineManager split into three classes under test',
            'Open-closed and dependency inversion: a fine rule and a Clock passed to the constructor',
            'Liskov and interface segregation: a Square that is no Rectangle, a printer without scanner',
          ],
          terms: ['code smell', 'dependency injection'],
          homework: {
            task: 'Add a fine for lost books with two tests. git status lists only new files, git diff prints nothing, and all old tests pass.',
            hours: 1.5,
          },
          reading: 'refactoring.guru/refactoring: Code Smells',
          material: ['FineManager.java: one class of sixty lines, to be split into three'],
        },
        {
          topic: 'Design patterns in a hostel allotment program',
          subtopics: [
            'Strategy for merit, distance and lottery; a factory that picks one by name',
            'Observer that tells the waiting list when a room becomes free',
            'Singleton as an enum, and the test it spoils',
            'A branch for each strategy, merged; a conflict resolved',
          ],
          terms: ['GoF patterns'],
          homework: {
            task: 'Allot 40 rooms to 60 invented students by each strategy. JUnit shows that no room is given twice and that one seed repeats the lottery.',
            hours: 3,
          },
          reading: 'refactoring.guru/design-patterns; Pro Git, chapter 3',
          material: sample(
            ['Test of part 2 in two versions: one page of requirements, and the new rule for the third hour'],
            'the test of part 2',
          ),
        },
      ],
      test: {
        task: 'One page of requirements becomes a class diagram, then Java classes with JUnit tests; a new rule comes after two hours.',
        points:
          'Class diagram 20, classes that cannot be put into a wrong state 30, tests 25, the new rule as a new class 25',
        minutes: 180,
      },
    },
    {
      category: 'Computer Networks',
      sessions: [
        {
          topic: 'Layers found in a captured packet',
          subtopics: [
            'Wireshark’s first capture: one ping and one curl, with display filters',
            'OSI and TCP/IP layers found in the bytes; the overhead of one character sent',
            'Your addresses, links and open ports with ip addr, ip link and ss -tln',
            'MAC addresses, and the ARP exchange captured after ip neigh flush',
          ],
          terms: ['OSI model', 'propagation delay'],
          homework: {
            task: 'Ping five university sites ten times each. A reply after 1 ms allows 100 km of fibre. List the sites that must answer from a copy nearby.',
            hours: 1,
          },
          reading: 'Computer Networks (book.systemsapproach.org), 1.3 and 1.5',
        },
        {
          topic: 'Frames, switches and errors on the wire',
          subtopics: [
            'A switch’s learning table filled in frame by frame, and a VLAN tag',
            'CRC by polynomial division on paper',
            'CSMA/CD on a cable against CSMA/CA on Wi-Fi',
            'Link use under stop-and-wait and Go-Back-N, calculated',
          ],
          terms: ['data link layer', 'sliding window'],
          homework: {
            task: 'Program the division in C. Agartala and eight zero bits, divided by 100000111, leave 11101011; flip any of its 64 bits: the remainder differs.',
            hours: 1.5,
          },
          reading: 'Computer Networks, 2.4 to 2.7 and 3.2',
        },
        {
          topic: 'IP addresses and subnets',
          subtopics: [
            'Network, broadcast and host range of a /26 in binary',
            'VLSM plan for a college with labs of 100, 50 and 25 machines and a router link',
            'DHCP in a capture; private ranges, NAT and carrier-grade NAT with ifconfig.me',
            'IPv6 addresses shortened, fe80 link-local, /64 and SLAAC',
          ],
          terms: ['CIDR', 'subnet mask'],
          homework: {
            task: 'Write a Java program for network, broadcast and hosts: 172.16.40.77/27 gives .64, .95 and 30. ipcalc agrees on ten more addresses.',
            hours: 1.5,
          },
          reading: 'Computer Networks, 3.3',
        },
        {
          topic: 'Routing from one network to the next',
          subtopics: [
            'Longest prefix match by hand, checked with ip route get',
            'Two networks and a router in one laptop with ip netns and veth; traceroute by TTL',
            'Distance vector with its count to infinity, against link state with Dijkstra',
          ],
          terms: ['routing table', 'RIP', 'OSPF'],
          homework: {
            task: 'Add a second router and a third network to your laptop: ping works end to end, and traceroute lists two routers before the target.',
            hours: 1.5,
          },
          reading: 'Computer Networks, 3.4; man ip-netns',
        },
        {
          topic: 'TCP: a reliable stream over a lossy network',
          subtopics: [
            'Handshake, sequence numbers and close in Wireshark; UDP’s 8 bytes, TCP’s 20',
            'Retransmissions caused by tc netem with 10% loss on the veth link',
            'Flow control by receive window: nc stopped with SIGSTOP until its sender stalls',
            'Slow start and the sawtooth of cwnd, from a saved ss -ti log',
          ],
          terms: ['three-way handshake', 'congestion control'],
          homework: {
            task: 'Compute the window that fills 100 Mbit/s at 40 ms: 500,000 bytes. In your capture, window times scale equals Wireshark’s calculated size.',
            hours: 1,
          },
          reading: 'Computer Networks, 5.2 and 6.3',
          material: sample(['Log of ss -ti over one minute of a lossy transfer'], 'what the centre must prepare'),
        },
        {
          topic: 'Socket programs in Java',
          subtopics: [
            'socket(), bind(), listen() and accept() of nc -l under strace',
            'A chat room on ServerSocket: a virtual thread per client, all in a ConcurrentHashMap',
            'Two messages arriving as one: framing by a length; a DatagramSocket keeps them apart',
            'Address already in use, half-open clients and setSoTimeout()',
          ],
          terms: ['client-server model'],
          homework: {
            task: 'Send 1,000 numbered readings by DatagramSocket over a veth link with 10% loss. The receiver lists 70 to 130 missing numbers.',
            hours: 1.5,
          },
          reading: 'Beej’s Guide to Network Programming (beej.us/guide/bgnet), chapter 5',
        },
        {
          topic: 'Names and mail: DNS and SMTP',
          subtopics: [
            'dig +trace from the root through .in to a college’s own name server',
            'A, AAAA, CNAME, MX, NS and TXT records; a DNS message field by field in Wireshark',
            'A name of your own in /etc/hosts: getent and plain dig find it, dig @8.8.8.8 does not',
            'A mail typed into aiosmtpd: EHLO, MAIL FROM, RCPT TO, DATA',
          ],
          terms: ['recursive and iterative query'],
          homework: {
            task: 'Build a DNS query byte by byte in Java and send it to 8.8.8.8, port 53. The addresses in the reply are those that dig @8.8.8.8 prints.',
            hours: 2,
          },
          reading: 'Computer Networks, 9.1 and 9.3',
        },
        {
          topic: 'HTTP typed by hand',
          subtopics: [
            'A GET typed into nc, with its Host header and blank line',
            'Safe and idempotent methods; status codes 201, 304, 401, 403, 404 and 503 in curl -v',
            'Cookies that carry a session; ETag and Cache-Control in the browser',
            'HTTP/1.1, HTTP/2 and HTTP/3 over QUIC in the browser’s network panel',
          ],
          terms: ['REST API', 'stateless protocol'],
          homework: {
            task: 'Write a file server on ServerSocket. curl gets a page with 200, a missing one with 404, and with --path-as-is a path through ../ with 403.',
            hours: 2,
          },
          reading: 'MDN: Overview of HTTP; HTTP caching',
        },
        {
          topic: 'Keys, signatures and TLS',
          subtopics: [
            'Diffie-Hellman with small numbers by hand; SHA-256 of a file in openssl',
            'A public key; a signature made and checked with openssl; a changed byte that spoils it',
            'A site’s chain by openssl s_client; a TLS 1.3 handshake decrypted by SSLKEYLOGFILE',
          ],
          terms: ['PKI', 'HTTPS'],
          homework: {
            task: 'Break a small Diffie-Hellman in Java by trial: p = 100003, g = 2, public values 87250 and 71295. The shared key is 81633.',
            hours: 1,
          },
          reading: 'Computer Networks, 8.2 and 8.5',
        },
        {
          topic: 'Firewalls, tunnels and a broken network repaired',
          subtopics: [
            'nmap from a network namespace before and after ufw; other people’s hosts and the IT Act',
            'A WireGuard tunnel between two namespaces, by a given script: captured inside and outside',
            'One command per layer from ip link to curl; refused, timed out and reset explained',
          ],
          terms: ['VPN', 'packet filter'],
          homework: {
            task: 'In your network of session 24, break a link, an address, a route and a port in turn. Note which command fails first; repair until curl works.',
            hours: 1,
          },
          reading: 'man ufw; wireguard.com/quickstart',
          material: sample(
            [
              'Test of part 3 in two versions: a capture with six questions',
              'A script for a WireGuard tunnel between two namespaces',
              'A script that plants six faults in a network of namespaces',
            ],
            'the test of part 3',
          ),
        },
      ],
      test: {
        task: 'A subnet plan and a capture read on paper, then six faults in a network of namespaces, reported with cause, proof and repair.',
        points: 'Subnet plan without overlap 16, six answers on the capture 30, six faults proved and repaired 54',
        minutes: 120,
      },
    },
    {
      category: 'Database Management',
      sessions: [
        {
          topic: 'Tables, keys and constraints in PostgreSQL',
          subtopics: [
            'Two programs that spoil one CSV file, and what a DBMS does about it',
            'psql: \\l, \\d, \\x, \\timing, and \\i to run a script',
            'numeric, text, date, timestamptz for exam records; CHECK, UNIQUE, NOT NULL',
            'Super, candidate, primary and foreign keys; a bad row refused for each',
          ],
          terms: ['DDL and DML', 'referential integrity'],
          homework: {
            task: 'Write ten bad rows for your exam tables, each against another rule. PostgreSQL refuses all ten and names the constraint or column.',
            hours: 1,
          },
          reading: 'postgresql.org/docs: Constraints',
          material: sample(
            ['Two Java programs that write to one CSV file and spoil it'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Single-table queries and the logic of NULL',
          subtopics: [
            'Selection and projection of relational algebra: WHERE and SELECT DISTINCT',
            'Three-valued logic, and NOT IN that returns nothing because of one NULL',
            'ILIKE, CASE, LIMIT with OFFSET; BETWEEN that misses the last day of a timestamp range',
            'UPDATE and DELETE with RETURNING, tried between BEGIN and ROLLBACK first',
          ],
          terms: ['CRUD'],
          homework: {
            task: 'Enter 15 trains of a station near you with days and times. Predict the row count of ten queries, run them and explain each wrong guess.',
            hours: 1.5,
          },
          reading: 'modern-sql.com: The Three-Valued Logic of SQL',
          material: ['exam.sql: the tables of session 31 with 300 results, among them NULLs and times of day'],
        },
        {
          topic: 'Joins with the row count predicted first',
          subtopics: [
            'Product, theta and natural join of the algebra; cross, inner, left and full in SQL',
            'Self join: bus stops that come directly one after the other on a route',
            'A left join turned inner by a condition in WHERE, cured in ON; IS NULL as anti-join',
            'A mark sheet from four tables, with aliases and USING',
          ],
          terms: ['equi-join', 'outer join'],
          homework: {
            task: 'Join keys 1, 2, 2, NULL with keys 2, 2, 3. Predict the rows of cross, inner, left, right and full join; psql counts 12, 4, 6, 5 and 7.',
            hours: 1,
          },
          reading: 'PostgreSQL docs: Joins Between Tables; Table Expressions',
          material: ['routes.sql: the stops of twelve bus routes in order', 'marks.sql: a mark sheet in four tables'],
        },
        {
          topic: 'Grouping and totals that can be trusted',
          subtopics: [
            'FROM, WHERE, GROUP BY, HAVING, SELECT, ORDER BY: the order of evaluation',
            'count(*) against count(column), and avg() that skips NULL',
            'Fees multiplied by a join of two child tables; cured by sums in derived tables',
            'Subtotals by district and block with ROLLUP, and FILTER for pass and fail columns',
          ],
          terms: ['aggregate functions'],
          homework: {
            task: 'Enter 30 results of three schools. Print passed and failed per school and in all with FILTER and ROLLUP: four rows, the last adds up to 30.',
            hours: 1,
          },
          reading: 'PostgreSQL docs: Aggregate Functions; GROUPING SETS, CUBE, and ROLLUP',
          material: ['fees.sql: students, fees and payments', 'results.sql: 240 results by district and block'],
        },
        {
          topic: 'Subqueries, common table expressions and views',
          subtopics: [
            'Correlated subqueries: students above their department’s average; NOT EXISTS',
            'UNION, INTERSECT and EXCEPT; division (passed every subject) by double NOT EXISTS',
            'A long query in steps by WITH; prerequisites by WITH RECURSIVE, guarded by CYCLE',
            'A view that gives the office one simple table',
          ],
          terms: ['CTE', 'set operations'],
          homework: {
            task: 'Enter four generations of relatives with one parent each. List all descendants of one; then enter a circle: the query still ends.',
            hours: 1.5,
          },
          reading: 'PostgreSQL docs: WITH Queries; Combining Queries',
          material: ['college.sql: students, passed subjects, and prerequisites with a circle'],
        },
        {
          topic: 'Window functions for ranks and running totals',
          subtopics: [
            'row_number(), rank() and dense_rank() on marks with ties',
            'Top three students of every school with PARTITION BY',
            'Daily rise of a river’s water level with lag()',
            'Running totals, and the surprise of RANGE when dates repeat',
          ],
          homework: {
            task: 'Enter salaries of 900, 900, 800 and 700. OFFSET, a subquery and dense_rank() each find the second highest, 800; rank() = 2 finds no row.',
            hours: 1,
          },
          reading: 'PostgreSQL docs: Window Functions',
          material: [
            'rivers.sql: daily water levels with a day entered twice, and marks with ties',
            sample(
              'Timed test after session 36: ten SQL questions on paper and the database for them',
              'the timed test',
            ),
          ],
        },
        {
          topic: 'Entity-relationship design of a machine hire centre',
          subtopics: [
            'Farmers, tillers, harvesters, operators and bookings drawn from an interview',
            'Cardinality and participation in Chen’s and crow’s foot notation',
            'Weak entities, many-to-many relationships and a hierarchy turned into tables',
            'Natural or surrogate keys: identity columns and uuidv7()',
          ],
          terms: ['ER model', 'generalisation and specialisation'],
          homework: {
            task: 'Write the hire centre as a script of eight tables that begins with DROP TABLE IF EXISTS. Run it twice: \\d lists the same eight both times.',
            hours: 2,
          },
          reading: 'Watt: Database Design (opentextbc.ca/dbdesign01), chapter 8',
          material: sample(
            ['Interview with the manager of a machine hire centre, two pages'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Functional dependencies and third normal form',
          subtopics: [
            'Insert, update and delete anomalies in a hire register kept as one sheet',
            'Dependencies asked of the manager, not guessed from the rows',
            'Attribute closure and every candidate key, worked by hand',
            'The register taken through 1NF, 2NF and 3NF, its rows moved with SELECT DISTINCT',
          ],
          terms: ['normalisation', 'partial dependency', 'transitive dependency'],
          homework: {
            task: 'Find by closures all candidate keys of ABCDE under AB→C, C→D, D→BE and E→A. There are four: C, D, AB and BE.',
            hours: 1,
          },
          reading: 'Watt: Database Design, chapters 11 and 12',
          material: ['hire.sql: a hire register of thirty rows on one sheet'],
        },
        {
          topic: 'BCNF and lossless joins',
          subtopics: [
            'Student, subject, teacher: a table in 3NF that still repeats itself',
            'A bad split that joins back to more rows than it had, and the lossless test',
            'A dependency that BCNF cannot keep, the case for stopping at 3NF',
          ],
          terms: ['dependency preservation'],
          homework: {
            task: 'Invent a table of 12 rows in 3NF but not in BCNF, such as court, hour, rate. Split it and join it back: EXCEPT finds no row either way.',
            hours: 1,
          },
          reading: 'Watt: Database Design, chapter 12',
        },
        {
          topic: 'Pages, B+ trees and the work of an index',
          subtopics: [
            'Rows in 8 KB pages: ctid, pg_relation_size() and a look with pageinspect',
            'Keys inserted into a B+ tree of order four by hand until the root splits',
            'Two million bookings by generate_series(): reads and INSERT timed with and without index',
            'Column order in a composite index',
          ],
          homework: {
            task: 'Predict the pages from root to leaf in a B-tree over 300, 20,000 and 2,000,000 bigint keys: 1, 2, 3. bt_metap() gives level 0, 1, 2: one less.',
            hours: 1,
          },
          reading: 'use-the-index-luke.com: Anatomy of an SQL Index',
        },
        {
          topic: 'EXPLAIN ANALYZE and a slow query made fast',
          subtopics: [
            'Sequential, index, bitmap and index-only scans read with buffers and row counts',
            'Nested loop, hash and merge join, each forced by switching the others off',
            'Indexes left unused: lower(email), a leading wildcard, a cast on the column',
            'Estimates wrong a hundredfold, cured with ANALYZE and CREATE STATISTICS',
          ],
          terms: ['cost-based optimiser', 'selectivity'],
          homework: {
            task: 'Sum one machine’s bookings of one month in your two million rows. An index makes it at least ten times faster; keep both plans.',
            hours: 1.5,
          },
          reading: 'PostgreSQL docs: Using EXPLAIN',
        },
        {
          topic: 'Transactions, the log and row versions',
          subtopics: [
            'Money moved between two accounts with COMMIT, ROLLBACK and SAVEPOINT',
            'kill -9 on a backend halfway through, and recovery in the server’s log',
            'The write-ahead log; a given pgbench script with synchronous_commit on and off',
            'Row versions by xmin and xmax, dead tuples, VACUUM and autovacuum',
          ],
          terms: ['ACID properties', 'MVCC'],
          homework: {
            task: 'In a table WITH (autovacuum_enabled = off) update one row 1,000 times in one transaction. n_dead_tup says 1000; right after VACUUM it says 0.',
            hours: 1,
          },
          reading: 'PostgreSQL docs: Write-Ahead Logging (WAL); Routine Vacuuming',
          material: ['pgbench.sh: commits per second with synchronous_commit on, then off'],
        },
        {
          topic: 'Schedules, locks and timestamps',
          subtopics: [
            'Precedence graphs: which of four schedules are conflict serializable',
            'Dirty reads on paper: recoverable, cascadeless and strict schedules',
            'Strict two-phase locking with shared and exclusive locks, and the deadlock it allows',
            'Timestamp ordering, and Thomas’s write rule for late writes',
          ],
          terms: ['2PL'],
          homework: {
            task: 'Let a Java program mix r1x w1x r1y w1y with r2x w2x r2y w2y in all 70 orders. It finds 12 that are conflict serializable.',
            hours: 1.5,
          },
          reading: 'Bernstein and others: Concurrency Control and Recovery (free PDF), chapters 2-4',
        },
        {
          topic: 'Isolation levels in two psql windows',
          subtopics: [
            'Non-repeatable read and phantom at READ COMMITTED; PostgreSQL’s REPEATABLE READ stops both',
            'The lost update cured by atomic UPDATE, SELECT FOR UPDATE or a version column',
            'Write skew: the last two doctors both go off duty until SERIALIZABLE refuses one',
            'A deadlock of two sessions: which one PostgreSQL ends, and why the client retries',
          ],
          terms: ['snapshot isolation', 'optimistic and pessimistic locking'],
          homework: {
            task: 'Book one tiller twice for one day from two windows. Prevent it by UNIQUE, by FOR UPDATE and by SERIALIZABLE: one row each time.',
            hours: 1.5,
          },
          reading: 'PostgreSQL docs: Transaction Isolation',
          material: ['isolation.sql: accounts, doctors on duty and bookings for two psql windows'],
        },
        {
          topic: 'Project: a hire desk in Java',
          subtopics: [
            'A given list of machines: JDBC by Maven, the password read from the environment',
            'SQL injection carried out on a search, then stopped by a PreparedStatement',
            'Booking as a transaction: UNIQUE refuses with 23505; a retry only at 40001 and 40P01',
            'A backup with pg_dump; the database dropped, and restored by pg_restore',
          ],
          homework: {
            task: 'Finish the hire desk: of fifty threads that want one tiller for one day, 49 are refused, also in a database restored from your dump.',
            hours: 4,
          },
          reading: 'jdbc.postgresql.org/documentation/query; PostgreSQL docs: 13.5, SQL Dump',
          material: sample(
            [
              'HireDesk.java: password from getenv(), list of machines, and a search that SQL injection opens',
              'Test of part 4 in two versions: a database with eight questions, a table to split, a slow query',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'In psql: eight queries, one table brought to BCNF, one slow query, one anomaly between two windows. Meanwhile your hire desk runs, for its own marks.',
        points:
          'Eight queries 40, a lossless split into BCNF 20, the slow query made fast 20, the anomaly prevented 20',
        minutes: 180,
      },
    },
    {
      category: 'System Design',
      sessions: [
        {
          topic: 'Requirements and numbers for results morning',
          subtopics: [
            'Needs, endpoints and tables of a site that publishes board results at ten',
            'Requests per second, storage and bandwidth estimated on half a page',
            'The JDK’s HttpServer with one JDBC query, given, under wrk: p50, p99 and Little’s law',
            'A system for each group of four: canteen, clinic, hostel, bus or cinema; clone, pull, push',
          ],
          terms: ['capacity estimation', 'throughput and latency'],
          homework: {
            task: 'Write and push your page of the group’s design: needs, sums, API or ER diagram. The numbers on all four pages agree.',
            hours: 1.5,
          },
          reading: 'sre.google/sre-book: Service Level Objectives',
          material: sample(
            ['ResultServer.java: the JDK’s HttpServer with one JDBC query, sixty lines'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Containers, caches and load balancers',
          subtopics: [
            'The server in a container: a given Dockerfile of six lines, a cgroup limit',
            'A cache in the server’s memory: hit ratio, expiry, and the stampede when a key expires',
            'A given nginx before three containers, one killed under load: which requests fail',
          ],
          terms: ['load balancing', 'horizontal and vertical scaling', 'reverse proxy'],
          homework: {
            task: 'Write and push one endpoint of your group’s system, with its table and test. From a fresh clone, in a container, all four endpoints answer 200.',
            hours: 3,
          },
          reading: 'docs.docker.com: Writing a Dockerfile; nginx.org: nginx as HTTP load balancer',
          material: sample(
            ['Dockerfile of the result server and nginx.conf for three containers, all on the host’s network'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Replicas, shards and consistency',
          subtopics: [
            'A streaming replica made by a given script, and a write that it does not have yet',
            'Failover on paper: split brain, quorums where R + W > N, and what CAP says',
            'Tickets sharded by route: consistent hashing on a TreeMap, and the one hot route',
          ],
          terms: ['replication lag', 'eventual consistency', 'CAP theorem'],
          homework: {
            task: 'Look up 100,000 keys on a ring of four servers with 100 points each, then of five. About 20% move; by modulo 80% do.',
            hours: 1.5,
          },
          reading: 'PostgreSQL docs: Log-Shipping Standby Servers',
          material: sample(['A script that makes a replica on port 5433 with pg_basebackup'], 'the script'),
        },
        {
          topic: 'Queues, retries and half-failures',
          subtopics: [
            'An SMS queue in PostgreSQL with FOR UPDATE SKIP LOCKED: two workers, no message twice',
            'At-least-once delivery, and an idempotency key for a payment sent twice',
            'Retries with back-off and jitter; a token bucket tested with a fake Clock',
          ],
          terms: ['rate limiting', 'fault tolerance'],
          homework: {
            task: 'Run fifty clients that want the same thing of your group’s system, such as one seat. Exactly one gets it. Push the test with p50 and p99 under wrk.',
            hours: 2,
          },
          reading: 'Amazon Builders’ Library: Timeouts, retries, and backoff with jitter',
          material: sample(
            ['Timed test after session 49: fifty short questions from all four subjects'],
            'the timed test',
          ),
        },
        {
          topic: 'A system designed and reviewed',
          subtopics: [
            'Each member explains one page of the design: needs, sums, API or ER diagram',
            'Another group reviews each page: one finding, with evidence and a proposed change',
            'The database stops at 10:05: what happens, told second by second, then tried',
          ],
          terms: ['low-level design (LLD)', 'trade-off', 'single point of failure'],
          homework: {
            task: 'Fix what the review found on your page, and what follows from it in the code. With fifty clients, the system still gives one seat to one client.',
            hours: 3,
          },
          reading: 'sre.google/sre-book: Addressing Cascading Failures',
          material: sample(
            ['A scoring sheet for the defence, and six questions on each design, three of them for the repeat'],
            'the final test',
          ),
        },
      ],
      test: {
        task: 'Your group shows its prototype and defends its design in twelve minutes. Then you answer three questions about it on paper, alone.',
        points: 'Your part of the defence 40, three answers 60',
        minutes: 135,
      },
    },
  ],
  weekZero: {
    hours: 6,
    tasks: [
      'Install VirtualBox from virtualbox.org and in it Xubuntu 26.04, with 4 GB of memory, two cores and 40 GB of disk.',
      'Run sudo apt update, then sudo apt install gcc gdb strace git gh curl maven openjdk-25-jdk plantuml postgresql nmap ipcalc traceroute nginx wrk wireguard.',
      'Run sudo apt install wireshark bind9-dnsutils python3-aiosmtpd docker.io docker-buildx, allow captures; sudo usermod -aG wireshark,docker $USER; restart.',
      'Run sudo -u postgres createuser -s $USER, then createdb. Type psql: it opens; set a password with \\password, leave with \\q.',
      'Set user.name and user.email of Git, open a GitHub account, run gh auth login. Read The Linux Command Line (linuxcommand.org), chapters 1 to 6.',
      'Self-test in C, one hour: put 3, 1 and 2 into a sorted linked list. If you fail, read Beej’s Guide to C (beej.us/guide/bgc), 5 to 8 and 12.',
    ],
    check:
      'gcc, gdb, strace, git, mvn and javac answer --version with a number, psql opens, Wireshark lists interfaces, and your list prints 1 2 3.',
  },
  requirements: [
    {
      item: 'Laptop with 8 GB of memory and 50 GB free',
      cost: 'If you own none: about ₹35,000 new, from ₹18,000 used',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours. A laptop with 4 GB can run Xubuntu without a virtual machine.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'Xubuntu in VirtualBox, and the tools of week 0',
      cost: 'Nothing; a download of about 4 GB',
      freeOption: 'Copy the installers from a disk at the centre.',
    },
    {
      item: 'Internet, above all from session 21',
      cost: 'About 5 GB, at what your connection charges',
      freeOption: 'If your network blocks traceroute or port 53, use the centre’s.',
    },
    {
      item: 'Account at GitHub',
      cost: 'Nothing: the free plan will do',
      freeOption: 'Or push to a repository at the centre, under your own name.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Four tests, one after each of the first four parts: 11.25 marks each', percent: 45 },
      { criterion: 'Hire desk: right under fifty threads and after a restore', percent: 15 },
      {
        criterion: 'System design: your page, your commits and your endpoint with its tests',
        percent: 15,
      },
      { criterion: 'Final test: your part of the defence and your own answers', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, the marks of each part and the system that you defended. It is our own certificate, not a degree.',
  },
  interviews: {
    practice: [
      {
        after: 10,
        kind: 'Mock interview',
        text: 'Twenty minutes: process and thread, a deadlock, what fork prints',
      },
      {
        after: 17,
        kind: 'Timed test',
        text: 'Fifteen Java snippets and one class with tests, 60 minutes without internet',
      },
      {
        after: 20,
        kind: 'Mock interview',
        text: 'A parking lot in 45 minutes: classes, a pattern with its reason, a new rule',
      },
      {
        after: 29,
        kind: 'Mock interview',
        text: 'Twenty minutes: from typing an address to seeing the page, layer by layer',
      },
      {
        after: 36,
        kind: 'Timed test',
        text: 'Ten SQL questions: joins, grouping, division, windows, 60 minutes on paper and in psql',
      },
      {
        after: 49,
        kind: 'Timed test',
        text: 'Fifty short questions from all four subjects, 60 minutes',
      },
    ],
    topics: [
      { topic: 'Process, thread and context switch', sessions: [2, 4, 5, 17] },
      { topic: 'Synchronisation and deadlock', sessions: [5, 6, 7, 17] },
      { topic: 'CPU scheduling sums', sessions: [4] },
      { topic: 'Paging and page replacement', sessions: [8, 9] },
      { topic: 'Four pillars of OOP', sessions: [12, 13, 14] },
      { topic: 'Java collections and exceptions', sessions: [11, 12, 14, 15] },
      { topic: 'Unit tests and Git', sessions: [16, 46] },
      { topic: 'SOLID, patterns and low-level design', sessions: [18, 19, 20] },
      { topic: 'OSI model, switching and subnetting', sessions: [21, 22, 23, 24] },
      { topic: 'TCP against UDP, congestion control', sessions: [25, 26] },
      { topic: 'DNS, HTTP, cookies and HTTPS', sessions: [27, 28, 29] },
      { topic: 'Joins, subqueries and window functions', sessions: [33, 34, 35, 36] },
      { topic: 'ER model and normalisation', sessions: [37, 38, 39] },
      { topic: 'Indexes and query plans', sessions: [40, 41] },
      { topic: 'ACID and isolation levels', sessions: [42, 43, 44] },
      { topic: 'System design', sessions: [46, 47, 48, 49, 50] },
    ],
  },
  handout: {
    session: 34,
    problem:
      'A college keeps fees and payments in two tables. Asha was charged 12,000 + 2,500 + 500 rupees and has paid 5,000 twice. The office joins student, fee and payment, groups by student and adds up: charged 30,000, paid 30,000. Both are wrong, and no error was shown. Why, and what is the right query?',
    explanation: [
      'A join makes one row for each matching pair. Asha has three fees and two payments, so the join has 3 × 2 = 6 rows for her: each fee twice, each payment three times. sum() returns 2 × 15,000 and 3 × 10,000.',
      'Predict the row count before you add up. One parent with one child table is safe: as many rows as children. Two child tables of one parent multiply each other: the fan-out of a join.',
      'sum(DISTINCT amount) looks like a cure, but it drops equal numbers, not repeated rows. Asha’s two payments of 5,000 are equal, so one vanishes. Test data without equal amounts hides the fault.',
      'The cure: add up each child table by itself, to one row for each roll number, then join. One row meets one row, and nothing multiplies. Each sum is a query in brackets after FROM or JOIN, a derived table.',
      'Champa has paid nothing, so she has no row in paid. The left join keeps her, with NULL; coalesce() turns that into 0. Without it, fees minus NULL would be NULL.',
    ],
    program: 'lesson.sql',
    outputNotes: [
      'Run it with psql -X -q -A -t -f lesson.sql, which omits headers and row counts. In output 1 the six rows for Asha’s five entries are the warning.',
      'In output 2 Bikash’s fees are right by luck, since he paid once; his payment counts twice, for his two fees. Champa’s sum is empty: sum() of nothing is NULL.',
      'Output 5 has no join, so it cannot fan out. The columns of output 4 add up to the same 39,500 and 22,500; write such a check under every total.',
    ],
    exercise:
      'The library adds fine(roll, amount). Asha has two fines of 50 rupees, nobody else has any. Print what each student owes: fees and fines less payments. Check the balances against the sums of the tables. Predict what the old way gives for Asha, then run it.',
    solution: 'solution.sql',
    solutionNotes:
      'Student is left-joined to three derived tables. 5,100 + 0 + 12,000 is 17,100, as is the sum without a join. The old way has 3 × 2 × 2 = 12 rows for Asha: 4 × 15,000 + 6 × 100 - 6 × 10,000 = 600 instead of 5,100. Three groupings cost one pass over each table.',
  },
  reviewed: '2026-11-28',
  versions: [
    { name: 'Ubuntu', version: '26.04 LTS', note: 'as Xubuntu, which needs less memory' },
    { name: 'GCC', version: '15' },
    { name: 'JDK', version: '25', note: 'long-term support' },
    { name: 'JUnit', version: '6.1' },
    { name: 'Wireshark', version: '4.6' },
    { name: 'PostgreSQL', version: '18', note: 'first with uuidv7()' },
  ],
} satisfies CourseSource;
