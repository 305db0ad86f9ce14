import type { CourseSource } from '../schema/course.ts';

export default {
  order: 30,
  name: 'Computer Science Fundamentals',
  shortName: 'CS Fundamentals',
  curriculumName: 'Computer Science Fundamentals',
  curriculumTitle: 'Computer Science Fundamentals Curriculum',
  level: 'Intermediate',
  months: { from: 4, to: 5 },
  price: { originalInr: 14999, discountedInr: 9999, monthlyInr: 2000 },
  icon: 'cpu',
  hue: 'teal',
  topics: ['Operating Systems', 'OOPS Concepts', 'Computer Networks', 'Database Management'],
  summary:
    'Trace a program into the Linux kernel, design classes in Java, read packets in Wireshark, tune queries in PostgreSQL, and defend the design of a system that needs all four.',
  prerequisites:
    'First-year C: loops, functions, arrays and simple pointers; Java is taught from the beginning. Bring a laptop with 8 GB of memory that can run Ubuntu in a virtual machine.',
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
    'The four core subjects of a computing degree, taught at a machine. You watch the kernel schedule your program, take a web request apart packet by packet, and make two transactions collide in PostgreSQL. The last part puts these together in a system that you design and defend before the class. Each session lasts two hours, at one of our centres or online.',
  about: [
    {
      title: 'The kernel under your program',
      text: 'Processes, threads, memory and files on Linux. You write small C programs that fork, race, deadlock and run out of memory, and look at each with the tools an engineer uses at work.',
    },
    {
      title: 'Objects with a reason',
      text: 'Object-oriented programming in Java, from the first class to SOLID and design patterns. Every principle starts from a piece of code that is hard to change, and ends with one that is easier.',
    },
    {
      title: 'Packets you have read yourself',
      text: 'Addresses, routes, TCP, DNS, HTTP and TLS, seen in captures from your own laptop. You write socket programs in Java and repair a network that has been broken for you.',
    },
    {
      title: 'Data that stays correct',
      text: 'PostgreSQL from the first table to isolation levels: queries, normal forms, indexes and plans. System design then asks how the same data survives crowds and crashes.',
    },
  ],
  video: {
    description: 'What is on the screen in each part of the course: strace, a class diagram, a packet, a query plan',
    tour: {
      sessions: [17, 25, 33, 43],
      exercise: {
        session: 2,
        question: 'How many lines does this program print?',
        code: ['for (int i = 0; i < 3; i++)', '  fork();', 'puts("here");'],
        answer:
          'Eight. Each fork returns twice, so there are two, four and then eight processes, and all of them go on to the last line.',
      },
    },
  },
  parts: [
    {
      category: 'Operating Systems',
      sessions: [
        {
          topic: 'System calls: where a program meets the kernel',
          subtopics: [
            'User mode, kernel mode and the trap instruction that leads from one to the other',
            'A ten-line C program compiled with gcc and followed call by call in strace',
            'Why a hundred calls of printf() can end in a single write()',
            'The price of a system call: dd with bs=1 against bs=64K, timed and counted',
            'Error numbers: openat() on a missing file, errno, perror() and man section 2',
          ],
        },
        {
          topic: 'Processes born with fork and changed by exec',
          subtopics: [
            'The two return values of fork(), and predicting the output of three forks in a row',
            'A mini shell of forty lines with fork(), execvp() and waitpid()',
            'Zombies and orphans made on purpose and found with ps -eo pid,ppid,stat,cmd',
            'States R, S, D, T and Z, and the process control block as /proc/PID/status shows it',
          ],
        },
        {
          topic: 'File descriptors, pipes and signals',
          subtopics: [
            'Output redirection added to the mini shell with open() and dup2()',
            'pipe() between two children for ls | wc, and the hang when one end stays open',
            'SIGINT caught by sigaction() with a sig_atomic_t flag, and SIGKILL that nothing catches',
            'Shared memory through shm_open() and mmap(), and what a pipe gives that it does not',
          ],
        },
        {
          topic: 'CPU scheduling on paper and on one core',
          subtopics: [
            'Gantt charts for FCFS, SJF, priority and round robin: waiting and turnaround times',
            'The convoy effect, starvation, and ageing as the cure for it',
            'A round-robin simulator in C that shows what a smaller quantum costs',
            'Two busy loops from one terminal, pinned by taskset to one core, one at nice 10, in top',
            'Context switches in the cs column of vmstat, and how EEVDF in Linux picks who runs next',
          ],
        },
        {
          topic: 'Threads and the counter that loses updates',
          subtopics: [
            'pthread_create() and pthread_join(): what threads share and what each one owns',
            'Two threads adding a million each, and the load, add, store that objdump -d shows at -O0',
            'pthread_mutex_t around the critical section, timed against atomic_fetch_add() of C11',
            'A race reported by gcc -fsanitize=thread, read line by line',
          ],
        },
        {
          topic: 'Semaphores, condition variables and waiting well',
          subtopics: [
            'Producer and consumer over a bounded buffer with three POSIX semaphores',
            'pthread_cond_wait() inside a while loop, never an if',
            'Readers and writers with pthread_rwlock_t, and which side can starve',
            'Peterson’s algorithm by hand, and why reordered memory writes defeat it today',
          ],
        },
        {
          topic: 'Deadlock made, seen and prevented',
          subtopics: [
            'Five dining philosophers in C that freeze, and their stacks in gdb -p',
            'The four Coffman conditions pointed out in that code',
            'Cure by lock ordering, and by pthread_mutex_trylock() with back-off',
            'Banker’s algorithm worked out for five processes and three resource types',
            'Resource-allocation graphs in which a cycle does and does not mean deadlock',
          ],
        },
        {
          topic: 'Virtual memory: one address, two values',
          subtopics: [
            'Page number and offset computed by hand for 4 KB pages and a two-level table',
            'Parent and child printing different values at the same address after fork()',
            'Text, heap, stack and libraries located in /proc/self/maps',
            'VSZ and RSS in ps of a program that allocates 1 GB, before and after touching it',
            'Effective access time with a TLB, and page faults counted by /usr/bin/time -v',
          ],
        },
        {
          topic: 'Page replacement and thrashing',
          subtopics: [
            'FIFO, LRU and optimal replacement traced over one reference string',
            'Belady’s anomaly: nine faults with three frames, ten with four',
            'The clock algorithm written in C with one reference bit per frame',
            'A hog held to 200 MB by systemd-run: si and so in vmstat, then the OOM report in dmesg',
          ],
        },
        {
          topic: 'Files, inodes and what survives a power cut',
          subtopics: [
            'Hard and symbolic links told apart with ls -li and stat',
            'An ext4 file system made inside a file, mounted by loop and read with debugfs',
            'Largest file of a classic inode: 12 direct, one single and one double indirect block',
            'Journalling, and writes per second measured with and without fsync()',
            'SSTF and SCAN head movements summed up, and why an SSD needs neither',
          ],
        },
      ],
    },
    {
      category: 'OOPS',
      sessions: [
        {
          topic: 'From a C struct to a Java class',
          subtopics: [
            'JDK 25 on the command line: javac, java, and the bytecode shown by javap -c',
            'A MessAccount class with private fields, a constructor and this',
            'References and the heap: == against equals() for strings, and a swap() that must fail',
            'ArrayList and HashSet as ready-made containers: add, contains, the for-each loop',
            'Static and instance members tried out in jshell',
          ],
        },
        {
          topic: 'Encapsulation: objects that refuse to be wrong',
          subtopics: [
            'An invariant kept by the constructor: no tea-leaf weighing below zero kilograms',
            'private, package-private, protected and public across two packages',
            'Records, final fields and defensive copies of a list and of an array',
            'A HashSet that cannot find its own student: equals() without hashCode()',
            'Rupees as BigDecimal or whole paise, after adding 0.1 and 0.2 as double',
          ],
        },
        {
          topic: 'Inheritance and where it breaks',
          subtopics: [
            'extends, super and the order in which constructors run',
            'Dynamic dispatch of fare() in Ticket, ExpressTicket and ConcessionTicket',
            'Abstract classes for what every ticket shares, final for what none may change',
            'A HashSet subclass that counts addAll() twice, rewritten by composition around a Set',
          ],
        },
        {
          topic: 'Interfaces and polymorphism in place of if-else',
          subtopics: [
            'PaymentMethod for UPI, card and cash, added to without touching the caller',
            'Overloading chosen at compile time, overriding at run time: ten outputs to predict',
            'The diamond problem: virtual bases in C++, the default-method rule in Java',
            'A sealed interface with a pattern switch that will not compile until complete',
            'Exam results sorted by Comparable, then by Comparator.comparing() with a lambda',
          ],
        },
        {
          topic: 'Exceptions, closed resources and garbage',
          subtopics: [
            'Checked and unchecked exceptions, and a stack trace read from its last Caused by',
            'A marks file read in try-with-resources, with every bad line reported by number',
            'InsufficientBalanceException of our own, tested in JUnit with assertThrows() through Maven',
            'Three habits to unlearn: the empty catch, catch Exception, return in finally',
            'A leak through a static list, watched with -Xlog:gc and a small -Xmx',
          ],
        },
        {
          topic: 'Collections, generics and streams',
          subtopics: [
            'ArrayList, LinkedList and ArrayDeque timed on the same queue of patients',
            'HashMap buckets, the 0.75 load factor, and TreeMap when order matters',
            'A generic max() bounded by Comparable, and the raw list that fails only at run time',
            'Rainfall readings grouped by district with stream() and groupingBy()',
          ],
        },
        {
          topic: 'UML diagrams for a college library',
          subtopics: [
            'Nouns, verbs and CRC cards drawn out of one page of requirements',
            'Use cases of member and librarian, with include and extend',
            'Class diagram: association, aggregation, composition and multiplicity',
            'Sequence diagram of issuing a book when the member already owes a fine',
            'PlantUML text turned into Java skeletons, and one class drawn back from its code',
          ],
        },
        {
          topic: 'SOLID, one refactoring at a time',
          subtopics: [
            'Single responsibility: a BillManager of 200 lines split into three classes',
            'Open-closed: a new mess discount without an edit to the old ones',
            'Liskov: the Square that breaks a test written for Rectangle',
            'Interface segregation for a printer that cannot scan',
            'Dependency inversion: a Clock passed to the constructor so that due dates can be tested',
          ],
        },
        {
          topic: 'Patterns for making and wrapping objects',
          subtopics: [
            'Factory method for reports in CSV and JSON, chosen by a name from outside',
            'Builder for an admission form with fifteen optional fields',
            'Singleton as an enum, and the unit test it spoils',
            'Adapter around an SMS gateway whose methods do not fit ours',
            'Decorator as java.io uses it, then one that counts the bytes read',
          ],
        },
        {
          topic: 'Behavioural patterns in a hostel allotment program',
          subtopics: [
            'Strategy for merit, distance and lottery allotment of the same rooms',
            'State of an application: submitted, allotted, accepted, withdrawn',
            'Observer that tells the waiting list when a room falls free',
            'Handed in a week later: class diagram, JUnit tests, one line of defence for each pattern',
          ],
        },
      ],
    },
    {
      category: 'Computer Networks',
      sessions: [
        {
          topic: 'Layers found in a captured packet',
          subtopics: [
            'Wireshark’s first capture: one ping and one curl, with display filters',
            'OSI and TCP/IP layers pointed at in the bytes, and the overhead of one character sent',
            'Own addresses, links and open ports with ip addr, ip link and ss -tln',
            'MAC addresses, and the ARP exchange captured after ip neigh flush',
            'Transmission, propagation and queueing delay from Agartala to Bengaluru, estimated',
          ],
        },
        {
          topic: 'Frames, switches and errors on the wire',
          subtopics: [
            'A switch’s learning table filled in frame by frame, and why loops need spanning tree',
            'CRC by polynomial division, and a Hamming(7,4) bit repaired',
            'CSMA/CD on a cable, CSMA/CA on Wi-Fi, and the hidden terminal',
            'Link use under stop-and-wait, Go-Back-N and selective repeat, compared by sums',
          ],
        },
        {
          topic: 'IP addresses and subnets',
          subtopics: [
            'Network, broadcast and host range of a /26 worked out in binary',
            'VLSM plan for a college with labs of 100, 50 and 25 machines and a router link',
            'Private ranges, NAT and carrier-grade NAT: ip addr against curl ifconfig.me',
            'DHCP’s discover, offer, request and acknowledge in a capture',
            'IPv6 addresses shortened, fe80 link-local, /64 and SLAAC',
          ],
        },
        {
          topic: 'Routing from one network to the next',
          subtopics: [
            'Longest prefix match by hand, checked with ip route get',
            'Two networks and a router in one laptop with ip netns, veth and ip_forward',
            'traceroute explained by TTL and ICMP time exceeded, then run to four sites',
            'Distance vector with its count to infinity, and Dijkstra as OSPF uses it',
            'BGP between autonomous systems, and the 2008 hijack that took YouTube offline',
          ],
        },
        {
          topic: 'TCP: a reliable stream over a careless network',
          subtopics: [
            'Handshake, sequence numbers and close in Wireshark; TIME_WAIT in ss -tan',
            'The 8 bytes of a UDP header beside the 20 of TCP, and who prefers UDP',
            'Retransmissions caused by tc netem with 10 per cent loss on the veth link',
            'Flow control by receive window: nc stopped with SIGSTOP until its sender stalls',
            'Slow start and the sawtooth of cwnd sampled with ss -ti; CUBIC and BBR',
          ],
        },
        {
          topic: 'Socket programs in Java',
          subtopics: [
            'socket(), bind(), listen() and accept() seen by running nc -l under strace',
            'A chat room on ServerSocket: a virtual thread per client, a ConcurrentHashMap of them all',
            'Two messages arriving as one: framing with a length prefix',
            'Weather readings over DatagramSocket, with numbered packets to notice a loss',
            'Address already in use, half-open clients and setSoTimeout()',
          ],
        },
        {
          topic: 'DNS from the root to a name',
          subtopics: [
            'dig +trace from the root through .in to a college’s own name server',
            'A, AAAA, CNAME, MX, NS and TXT records of one domain, with their TTLs counting down',
            'A DNS query put together byte by byte in Java and sent to port 53',
            'Why getent hosts and dig can disagree: /etc/hosts comes before the resolver',
          ],
        },
        {
          topic: 'HTTP typed by hand',
          subtopics: [
            'A GET typed into nc, with its Host header and blank line',
            'Methods, safe and idempotent, and status codes 201, 304, 401, 403, 404 and 503 in curl -v',
            'Cookies that carry a session, and ETag that saves a download',
            'A file server of eighty lines on ServerSocket, and its ../ hole closed',
            'HTTP/1.1, HTTP/2 and HTTP/3 over QUIC compared in the browser’s network panel',
          ],
        },
        {
          topic: 'TLS, certificates and firewalls',
          subtopics: [
            'Diffie-Hellman with small numbers, then AES and SHA-256 with openssl',
            'A site’s certificate chain and expiry date read with openssl s_client',
            'Own certificate authority, a certificate for openssl s_server, and curl --cacert',
            'TLS 1.3 decrypted in Wireshark through SSLKEYLOGFILE',
            'nmap run from a network namespace before and after ufw; the IT Act on other people’s hosts',
          ],
        },
        {
          topic: 'A broken network repaired from the bottom up',
          subtopics: [
            'One command per layer from ip link to curl, and what refused, timed out and reset mean',
            'Name lookup, connect, TLS and first byte timed apart with curl -w',
            'Handed in: a report on six planted faults, each with cause, proof and repair',
          ],
        },
      ],
    },
    {
      category: 'Database Management',
      sessions: [
        {
          topic: 'Tables, keys and constraints in PostgreSQL',
          subtopics: [
            'Two programs that spoil one CSV file, and what a DBMS does about it',
            'First commands of psql: \\l, \\d, \\x, \\timing, and \\i to run a script',
            'numeric, text, date and timestamptz chosen for a school’s exam records',
            'Super, candidate, primary and foreign keys; CHECK, UNIQUE and NOT NULL',
            'Ten bad rows inserted on purpose, and a clean file loaded by \\copy',
          ],
        },
        {
          topic: 'Single-table queries and the logic of NULL',
          subtopics: [
            'Selection and projection of relational algebra written as WHERE and SELECT',
            'Three-valued logic, and NOT IN that returns nothing because of one NULL',
            'ILIKE, CASE, and BETWEEN that misses the last day of a timestamp range',
            'ORDER BY with NULLS LAST, DISTINCT, LIMIT and FETCH FIRST WITH TIES',
            'UPDATE and DELETE with RETURNING, tried between BEGIN and ROLLBACK first',
          ],
        },
        {
          topic: 'Joins with the row count predicted first',
          subtopics: [
            'Cross, inner, left and full joins on two tables small enough to draw',
            'Self join: bus stops that come directly one after the other on a route',
            'A left join turned inner by a condition in WHERE, put right in ON',
            'Students with no result: a left join kept only where the right side IS NULL',
            'A mark sheet from four tables in one query, with aliases and USING',
          ],
        },
        {
          topic: 'Grouping and totals that can be trusted',
          subtopics: [
            'FROM, WHERE, GROUP BY, HAVING, SELECT, ORDER BY: the order of evaluation',
            'count(*) against count(column), and avg() that skips NULL',
            'Fees doubled by joining two child tables, and grouping before the join',
            'Subtotals by district and block with ROLLUP, and FILTER for pass and fail columns',
            'Days without a sale filled in with generate_series() and coalesce()',
          ],
        },
        {
          topic: 'Subqueries, common table expressions and views',
          subtopics: [
            'Correlated subqueries: students above their department’s average, and NOT EXISTS',
            'A query of forty lines broken into named steps by WITH',
            'Course prerequisites climbed by WITH RECURSIVE, guarded by CYCLE',
            'UNION, UNION ALL, INTERSECT and EXCEPT on two admission lists',
            'A view for the office, a materialized view for the monthly report',
          ],
        },
        {
          topic: 'Window functions for ranks and running totals',
          subtopics: [
            'row_number(), rank() and dense_rank() on marks with ties',
            'Top three students of every school with PARTITION BY',
            'Daily rise of a river’s water level with lag()',
            'Running totals, and the surprise of RANGE when dates repeat',
            'The second-highest salary found in three ways and compared',
          ],
        },
        {
          topic: 'Entity-relationship design of a blood bank',
          subtopics: [
            'Donors, donations, blood units and requests drawn from an interview',
            'Cardinality and participation in Chen’s and crow’s foot notation',
            'Weak entities and many-to-many relationships turned into tables',
            'A hierarchy stored in one table or one per subtype, as Java classes meet rows',
            'Natural or surrogate keys: identity columns and uuidv7()',
          ],
        },
        {
          topic: 'Functional dependencies and third normal form',
          subtopics: [
            'Insert, update and delete anomalies in a mess register kept as one sheet',
            'Dependencies stated with the warden, not guessed from the rows',
            'Attribute closure and every candidate key, worked by hand',
            'The register taken through 1NF, 2NF and 3NF, its rows moved with SELECT DISTINCT',
          ],
        },
        {
          topic: 'BCNF, lossless joins and chosen redundancy',
          subtopics: [
            'Student, subject, teacher: a table in 3NF that still repeats itself',
            'A bad split that joins back to more rows than it had, and the lossless test',
            'A dependency that BCNF cannot keep, and the case for stopping at 3NF',
            'Fourth normal form for a donor’s phone numbers and languages',
            'A stored balance kept right by a PL/pgSQL trigger, and what that costs',
          ],
        },
        {
          topic: 'Pages, B+ trees and the work of an index',
          subtopics: [
            'Rows in 8 KB pages: ctid, pg_relation_size() and a look with pageinspect',
            'Keys inserted into a B+ tree of order four by hand until the root splits',
            'Two million rows timed before and after CREATE INDEX, and what a bulk INSERT now costs',
            'Column order in a composite index; partial, expression and INCLUDE indexes',
            'GIN for words and jsonb, BRIN for readings in time order, hash for equality',
          ],
        },
        {
          topic: 'EXPLAIN ANALYZE and a slow query made fast',
          subtopics: [
            'Sequential, index, bitmap and index-only scans read with buffers and row counts',
            'Nested loop, hash and merge join, each forced by switching the others off',
            'Indexes left unused: lower(email), a leading wildcard, a cast on the column',
            'Estimates off by a hundred times, mended with ANALYZE and CREATE STATISTICS',
          ],
        },
        {
          topic: 'Transactions, the log and row versions',
          subtopics: [
            'Money moved between two accounts with COMMIT, ROLLBACK and SAVEPOINT',
            'kill -9 on a backend halfway through, and recovery in the server’s log',
            'The write-ahead log, and pgbench commit rates with synchronous_commit on and off',
            'Row versions by xmin and xmax, dead tuples and VACUUM',
            'Precedence graphs for conflict serializability, and two-phase locking that ensures it',
          ],
        },
        {
          topic: 'Isolation levels in two psql windows',
          subtopics: [
            'Non-repeatable read and phantom under READ COMMITTED, gone under REPEATABLE READ',
            'The lost update cured by atomic UPDATE, SELECT FOR UPDATE or a version column',
            'Write skew: the last two doctors both go off duty until SERIALIZABLE refuses one',
            'A deadlock between two sessions, its message, and pg_blocking_pids() on a lock wait',
          ],
        },
        {
          topic: 'PostgreSQL behind a Java program',
          subtopics: [
            'SQL injection carried out on a login form, then stopped by JDBC’s PreparedStatement',
            'setAutoCommit(false), rollback, and a retry loop for SQLSTATE 40001',
            'One operating-system process per connection, counted by ps, and a HikariCP pool',
            'A result page on the JDK’s HttpServer, and its N+1 queries replaced by one join',
            'A role with only the GRANTs the program needs, and passwords kept as bcrypt hashes',
          ],
        },
        {
          topic: 'Project: a blood bank that can be restored',
          subtopics: [
            'Schema from the blood bank diagram, with each rule of the bank as a constraint',
            'Donation and issue of a unit as transactions that two counters cannot both win',
            'History table by trigger: who changed a unit’s status, when and from what',
            'Stock by group and expiry within seven days, both with the plan that proves the index',
            'Demonstrated: pg_dump, the database dropped, and a timed pg_restore on another laptop',
          ],
        },
      ],
    },
    {
      category: 'System Design',
      sessions: [
        {
          topic: 'Requirements and numbers for results morning',
          subtopics: [
            'Functional and non-functional needs of a site that publishes board results at ten',
            'Requests per second, storage and bandwidth estimated on half a page',
            'HTTP endpoints, tables and components sketched for the first version',
            'One Java server and PostgreSQL under wrk: p50, p99 and Little’s law',
            'A brief taken by each pair: bus seats, ration stock, clinic queue or mess billing',
          ],
        },
        {
          topic: 'Caches and load balancers under test',
          subtopics: [
            'Cache-aside with Redis: hit ratio, expiry and the stampede when a key dies',
            'nginx before three Java servers, logins kept in Redis, one server killed under load',
            'Cache-Control and a CDN for pages that are the same for everybody',
            'Consistent hashing on a TreeMap: keys moved by a new server, against modulo',
          ],
        },
        {
          topic: 'Replicas, shards and consistency',
          subtopics: [
            'A streaming replica made with pg_basebackup, and one’s own write not yet on it',
            'Failover by hand, split brain, and quorums where R + W > N',
            'Bus tickets partitioned by month, then sharded by route, and the one hot route',
            'CAP and PACELC used to choose between relational, document and key-value stores',
          ],
        },
        {
          topic: 'Queues, retries and half-failures',
          subtopics: [
            'An SMS queue in PostgreSQL with FOR UPDATE SKIP LOCKED, beside RabbitMQ and Kafka',
            'At-least-once delivery, and an idempotency key for a UPI payment sent twice',
            'Timeouts, exponential back-off with jitter, and a circuit breaker drawn as states',
            'Token-bucket rate limiter in Java, tested with a fake Clock',
            'Outbox table written in the same transaction, and one request identifier in every log',
          ],
        },
        {
          topic: 'A system designed and defended',
          subtopics: [
            'Handed in: four pages with needs, numbers, API, ER and class diagrams and components',
            'The riskiest path as a running prototype, such as one seat wanted by fifty people',
            'Ten minutes before the class, with questions on a thread, a packet, an index and a lock',
            'What happens when the database stops at 10:05, and a decision record for what changes',
          ],
        },
      ],
    },
  ],
} satisfies CourseSource;
