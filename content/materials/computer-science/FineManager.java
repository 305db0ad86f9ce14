// Session 19: one class with three responsibilities. Split it under test: the fine, the file, the text of the notice.
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

public class FineManager {
  private final Path file;

  public FineManager(Path file) {
    this.file = file;
  }

  public void bookReturned(String member, String kind, String title, LocalDate due) throws IOException {
    LocalDate today = LocalDate.now();
    long days = ChronoUnit.DAYS.between(due, today);
    if (days <= 0) return;
    int rupees;
    if (kind.equals("student")) {
      rupees = (int) days * 2;
      if (rupees > 100) rupees = 100;
    } else if (kind.equals("teacher")) {
      rupees = days <= 7 ? 0 : (int) (days - 7) * 5;
    } else if (kind.equals("guest")) {
      rupees = (int) days * 10;
    } else {
      throw new IllegalArgumentException("unknown kind of member: " + kind);
    }
    if (rupees == 0) return;
    Files.writeString(file, member + ";" + title + ";" + rupees + "\n",
        StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    System.out.println("Dear " + member + ",");
    System.out.println("\"" + title + "\" was due on " + due + ".");
    System.out.println("Your fine is " + rupees + " rupees.");
  }

  public int owed(String member) throws IOException {
    int sum = 0;
    for (String line : lines()) {
      String[] parts = line.split(";");
      if (parts[0].equals(member)) sum += Integer.parseInt(parts[2]);
    }
    return sum;
  }

  public void paid(String member) throws IOException {
    List<String> kept = new ArrayList<>();
    for (String line : lines()) {
      if (!line.split(";")[0].equals(member)) kept.add(line);
    }
    Files.write(file, kept);
    System.out.println("Thank you, " + member + ". You owe nothing now.");
  }

  private List<String> lines() throws IOException {
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }
}
