// Session 12: a word search in a grid of letters, with one bug. BANANA is in the grid, but the program prints no.
// g++ -std=c++20 -Wall -Wextra -g word-search.cpp -o word-search
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> grid = {"BNNN", "AABA", "ANAN"};
std::vector<std::vector<bool>> used;

bool search(int row, int column, const std::string& word, std::size_t next) {
  if (next == word.size()) return true;
  if (row < 0 || column < 0 || row == (int)grid.size() || column == (int)grid[0].size()) return false;
  if (used[row][column] || grid[row][column] != word[next]) return false;
  used[row][column] = true;
  return search(row + 1, column, word, next + 1) || search(row - 1, column, word, next + 1) ||
         search(row, column + 1, word, next + 1) || search(row, column - 1, word, next + 1);
}

bool contains(const std::string& word) {
  used.assign(grid.size(), std::vector<bool>(grid[0].size()));
  for (int row = 0; row < (int)grid.size(); row++)
    for (int column = 0; column < (int)grid[0].size(); column++)
      if (search(row, column, word, 0)) return true;
  return false;
}

int main() {
  for (std::string word : {"BAN", "BANANA", "NAAN"}) std::cout << word << ": " << (contains(word) ? "yes" : "no") << '\n';
}
