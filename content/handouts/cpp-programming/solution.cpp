// IntArray owns memory: five functions, and a proof that it moves.
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
private:
    std::size_t size;
    int* items;
};

int main() {
    {
        std::vector<IntArray> arrays;
        arrays.push_back(IntArray(1000));
        const int* before = arrays[0].data();
        for (int i = 0; i < 99; ++i) arrays.push_back(IntArray(1000));
        std::cout << "same memory after growing: " << std::boolalpha
                  << (arrays[0].data() == before) << '\n';
    }
    std::cout << "alive at the end: " << alive << '\n';
}
