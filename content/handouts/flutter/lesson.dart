/// No reply came: nobody knows whether the entry arrived.
class Lost implements Exception {}

typedef Loan = ({String id, String book});

class Server {
  Server({required this.remembersIds});
  final bool remembersIds;
  final Set<String> ids = {};
  final List<String> rows = [];
  int calls = 0;

  Future<void> post(Loan loan) async {
    calls++;
    if (calls == 1) throw Lost(); // the request got lost
    final isNew = ids.add(loan.id);
    if (isNew || !remembersIds) rows.add(loan.book);
    if (calls == 3) throw Lost(); // stored, but the reply got lost
  }
}

/// Sends from the front; an entry leaves the outbox with its reply.
Future<void> send(List<Loan> outbox, Server server) async {
  try {
    while (outbox.isNotEmpty) {
      await server.post(outbox.first);
      final sent = outbox.removeAt(0);
      print('  ${sent.id}: answered');
    }
  } on Lost {
    print('  ${outbox.first.id}: no reply, again later');
  }
}

Future<void> main() async {
  for (final remembersIds in [false, true]) {
    print('The server remembers ids: $remembersIds');
    final server = Server(remembersIds: remembersIds);
    final outbox = [(id: 'a1', book: 'Gora'), (id: 'b2', book: 'Ghum')];
    while (outbox.isNotEmpty) {
      await send(outbox, server); // each time there is a network
    }
    print('  ${server.calls} requests, stored: ${server.rows}');
  }
}
