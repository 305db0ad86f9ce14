class Lost implements Exception {}

class Refused implements Exception {
  Refused(this.reason);
  final String reason;
}

typedef Loan = ({String id, String book});

class Server {
  final Map<String, String> lent = {}; // id to book
  int calls = 0;

  Future<void> post(Loan loan) async {
    calls++;
    if (lent.containsKey(loan.id)) return; // before any other check
    if (lent.containsValue(loan.book)) throw Refused('already lent');
    lent[loan.id] = loan.book;
    if (calls == 2) throw Lost();
  }
}

Future<void> send(List<Loan> box, List<String> aside, Server s) async {
  while (box.isNotEmpty) {
    final (:id, :book) = box.first;
    try {
      await s.post(box.first);
    } on Lost {
      return; // the order is kept for the next time
    } on Refused catch (e) {
      aside.add('$id $book: ${e.reason}');
    }
    box.removeAt(0);
  }
}

Future<void> main() async {
  final books = ['Gora', 'Ghum', 'Gora', 'Kabi'].indexed;
  final box = [for (final (i, book) in books) (id: 'n$i', book: book)];
  final (aside, server) = (<String>[], Server());
  while (box.isNotEmpty) {
    await send(box, aside, server);
  }
  print('${server.calls} requests, ${server.lent}, aside: $aside');
}
