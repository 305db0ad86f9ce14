// IntArray owns memory: five functions, each called by main().
#include <algorithm>
#include <cstddef>
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
        std::swap(size, other.size);
        std::swap(items, other.items);
        return *this;
    }
    ~IntArray() { delete[] items; --alive; }
    const int* data() const { return items; }
    int& operator[](std::size_t i) { return items[i]; }
private:
    std::size_t size;
    int* items;
};

int main() {
    std::cout << std::boolalpha;
    {
        IntArray a(3), c(1);
        a[0] = 7;
        IntArray b(a);
        b[0] = 8;
        c = a;
        IntArray& same = a;
        a = same;
        c[1] = 5;
        std::cout << "copies are separate: "
                  << (a[0] == 7 && a[1] == 0 && c[0] == 7) << '\n';
        c = std::move(b);
        std::cout << "moved: " << (c[0] == 8) << '\n';
    }
    {
        std::vector<IntArray> arrays;
        arrays.push_back(IntArray(1000));
        const int* before = arrays[0].data();
        for (int i = 0; i < 99; ++i) arrays.push_back(IntArray(1000));
        std::cout << "same memory after growing: "
                  << (arrays[0].data() == before) << '\n';
    }
    std::cout << "alive at the end: " << alive << '\n';
}
