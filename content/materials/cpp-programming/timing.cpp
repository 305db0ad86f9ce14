// Session 19: 1,000 look-ups in a map of a million keys. Compile it with -O0, then with -O2.
#include <chrono>
#include <iostream>
#include <map>
#include <random>
#include <vector>

int main() {
  std::mt19937 random(19);
  std::map<unsigned, int> map;
  std::vector<unsigned> keys;
  for (int i = 0; i < 1'000'000; i++) {
    unsigned key = random();
    map[key] = i;
    keys.push_back(key);
  }

  auto start = std::chrono::steady_clock::now();
  long found = 0;
  for (int i = 0; i < 1'000; i++) found += map.count(keys[random() % keys.size()]);
  std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
  std::cout << found << " found in " << time.count() << " ms\n";
}
