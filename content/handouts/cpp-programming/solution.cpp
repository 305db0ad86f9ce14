// IntArray owns memory: five functions, each called by main().
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int alive = 0;

class IntArray {
public:
    explicit IntArray(std::size_t n)
        : size(n), items(new int[n]()) { ++alive; }
    IntArray(const IntArray& other) : IntArray(other.size) {
        std::copy(other.items, other.items + size, items);
    }
    IntArray(IntArray&& other) noexcept
        : size(std::exchange(other.size, 0)),
          items(std::exchange(other.items, nullptr)) { ++alive; }
    IntArray& operator=(const IntArray& other) {
        return *this = IntArray(other);  // copy, then move
    }
    IntArray& operator=(IntArray&& other) noexcept {
        std::swap(size, other.size), std::swap(items, other.items);
        return *this;
    }
    ~IntArray() { delete[] items; --alive; }
    int& operator[](std::size_t i) { return items[i]; }
private:
    std::size_t size;
    int* items;
};
int main() {
    {
        IntArray a(3), b(a), c(1);
        a[0] = 7; b[0] = 8;
        c = a; c[0] = 9; a = a;  // copied: a keeps its 7
        std::cout << a[0] << (a = std::move(b))[0] << c[0] << '\n';
        std::vector<IntArray> list;
        list.push_back(IntArray(1000));
        const int* before = &list[0][0];
        for (int i = 0; i < 99; ++i) list.push_back(IntArray(1000));
        std::cout << "same memory: " << (&list[0][0] == before) << '\n';
    }
    std::cout << "alive at the end: " << alive << '\n';
}
