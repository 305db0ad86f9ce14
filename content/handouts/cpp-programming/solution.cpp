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
    IntArray(const IntArray& o) : size(o.size), items(new int[size]) {
        std::copy(o.items, o.items + size, items); ++alive;
    }
    IntArray(IntArray&& o) noexcept { swap(o); ++alive; }
    IntArray& operator=(const IntArray& o) {
        IntArray copy(o); swap(copy);  // copy deletes the old items
        return *this;
    }
    IntArray& operator=(IntArray&& o) noexcept {
        swap(o); return *this;
    }
    ~IntArray() { delete[] items; --alive; }
    int& operator[](std::size_t i) { return items[i]; }
private:
    std::size_t size = 0;
    int* items = nullptr;
    void swap(IntArray& o) noexcept {
        std::swap(size, o.size); std::swap(items, o.items);
    }
};
int main() {
    {
        IntArray a(3), b(a), c(1), d(1);
        a[0] = 7; b[0] = 8; d = std::move(b);
        c = a; c[0] = 9; a = a;  // copied: a keeps its 7
        std::cout << a[0] << d[0] << c[0] << '\n';
        std::vector<IntArray> list;
        list.push_back(IntArray(1000));
        const int* before = &list[0][0];
        for (int i = 0; i < 99; ++i) list.push_back(IntArray(1000));
        std::cout << "same memory: " << (&list[0][0] == before) << '\n';
    }
    std::cout << "alive at the end: " << alive << '\n';
}
