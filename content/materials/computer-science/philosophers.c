// Session 7: five philosophers. Each takes the fork on the left, then the one on the right. The program stops in a deadlock.
// gcc -Wall -g -pthread philosophers.c -o philosophers
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

enum { COUNT = 5 };
static pthread_mutex_t forks[COUNT];

static void *dine(void *seat) {
  int left = *(int *)seat, right = (left + 1) % COUNT;
  for (int meal = 1;; meal++) {
    pthread_mutex_lock(&forks[left]);
    usleep(1000);
    pthread_mutex_lock(&forks[right]);
    printf("philosopher %d, meal %d\n", left, meal);
    fflush(stdout);
    pthread_mutex_unlock(&forks[right]);
    pthread_mutex_unlock(&forks[left]);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[COUNT];
  int seats[COUNT];
  for (int i = 0; i < COUNT; i++) pthread_mutex_init(&forks[i], NULL);
  for (int i = 0; i < COUNT; i++) {
    seats[i] = i;
    pthread_create(&threads[i], NULL, dine, &seats[i]);
  }
  for (int i = 0; i < COUNT; i++) pthread_join(threads[i], NULL);
}
