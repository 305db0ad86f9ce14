#include <algorithm>
#include <iostream>
#include <random>
#include <vector>
using namespace std;
struct Lecture { int from, to; };
using Lectures = vector<Lecture>;
bool fits(const Lectures& held, Lecture a) {
  return ranges::none_of(held, [a](Lecture b) {
    return a.from < b.to && b.from < a.to; });
}
// In the given order, whatever fits.
size_t greedy(const Lectures& all) {
  Lectures held;
  for (Lecture a : all) if (fits(held, a)) held.push_back(a);
  return held.size();
}
// Slow and surely right: leaves each one out, then takes it.
size_t most(const Lectures& all, size_t i = 0, Lectures held = {}) {
  if (i == all.size()) return held.size();
  size_t without = most(all, i + 1, held);
  if (!fits(held, all[i])) return without;
  held.push_back(all[i]);
  return max(without, most(all, i + 1, held));
}
template <class Key> void refute(const char* rule, Key key) {
  mt19937 random(37);
  Lectures example;
  int wrong = 0;
  for (int round = 0; round < 10000; ++round) {
    Lectures all(2 + random() % 5);
    for (auto& [from, to] : all)
      from = 9 + random() % 6, to = from + 1 + random() % 4;
    ranges::stable_sort(all, {}, key);
    if (greedy(all) < most(all) && wrong++ == 0) example = all;
  }
  cout << rule << ": " << wrong << " of 10000 wrong";
  for (auto [from, to] : example) cout << "  " << from << '-' << to;
  cout << '\n';
}
int main() {
  refute("earliest start", &Lecture::from);
  refute("shortest", [](Lecture a) { return a.to - a.from; });
  refute("earliest end", &Lecture::to);
}
