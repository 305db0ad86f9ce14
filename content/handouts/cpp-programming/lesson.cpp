// 1,000 notices in a vector: who is copied, and who is moved?
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int copies = 0, moves = 0;

struct Careful {
    explicit Careful(std::string t) : text(std::move(t)) {}
    Careful(const Careful& other) : text(other.text) { ++copies; }
    Careful(Careful&& other) noexcept
        : text(std::move(other.text)) { ++moves; }
    std::string text;
};

struct Careless {  // the same, without noexcept
    explicit Careless(std::string t) : text(std::move(t)) {}
    Careless(const Careless& other) : text(other.text) { ++copies; }
    Careless(Careless&& other)
        : text(std::move(other.text)) { ++moves; }
    std::string text;
};

void report(const std::string& what) {
    std::cout << what << copies << " copies, " << moves << " moves\n";
    copies = moves = 0;
}

int main() {
    const std::string words(200, 'x');
    std::vector<Careful> careful;
    for (int i = 0; i < 1000; ++i) careful.push_back(Careful(words));
    report("noexcept:     ");

    std::vector<Careless> careless;
    for (int i = 0; i < 1000; ++i) careless.push_back(Careless(words));
    report("no noexcept:  ");

    std::vector<Careless> reserved;
    reserved.reserve(1000);
    for (int i = 0; i < 1000; ++i) reserved.push_back(Careless(words));
    report("reserve:      ");
}
