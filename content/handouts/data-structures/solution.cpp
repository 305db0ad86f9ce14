#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <random>
#include <vector>
using namespace std;
struct Lecture { int from, to; };
using Lectures = vector<Lecture>;
// Each lecture goes to the hall that is free first, if it is free.
size_t halls(const Lectures& all) {
  priority_queue<int, vector<int>, greater<>> freeAt;
  for (auto [from, to] : all) {
    if (!freeAt.empty() && freeAt.top() <= from) freeAt.pop();
    freeAt.push(to);
  }
  return freeAt.size();
}
// No timetable can do with fewer than the fullest hour needs.
size_t fullestHour(const Lectures& all) {
  size_t most = 0;
  for (int hour = 9; hour < 18; ++hour)
    most = max<size_t>(most, ranges::count_if(all, [&](Lecture a) {
      return a.from <= hour && hour < a.to; }));
  return most;
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
    if (halls(all) > fullestHour(all) && wrong++ == 0) example = all;
  }
  cout << rule << ": " << wrong << " of 10000 wrong";
  for (auto [from, to] : example) cout << "  " << from << '-' << to;
  cout << '\n';
}
int main() {
  refute("earliest end", &Lecture::to);
  refute("earliest start", &Lecture::from);
}
