#!/usr/bin/env bash
# A gc in one folder of a git repository deletes commits that only `refs/worktree` of another folder keeps.
#
# Versions: git 2.39.5 of Debian 12; nothing is installed.
# Guess: `refs/worktree/…`, made for the refs of one work tree, keeps its commits as every ref does: the manual says that
#   gc looks at the refs of all work trees.
# Behaviour: HEAD and the index of the other folder are looked at, its `refs/worktree` is not. After the time of grace (none
#   here) the commit is gone, and the ref points to nothing; git itself says so only to `git fsck`.
# Output seen: before commit, after gone
# Matters to tools that keep a writer's saved texts in such refs, so that no other folder sees them: refs that are shared,
#   with the folder in their name, are kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git init -q main
cd main
git -c user.name=A -c user.email=a@example.org commit -q --allow-empty -m first
git worktree add -q ../other -b other
saved=$(git -C ../other -c user.name=A -c user.email=a@example.org commit-tree -p HEAD -m saved 'HEAD^{tree}')
git -C ../other update-ref refs/worktree/saved "$saved"
state() { git -C ../other cat-file -t refs/worktree/saved 2>/dev/null || echo gone; }
before=$(state)
git gc --quiet --prune=now
expected='before commit, after gone'
seen="before $before, after $(state)"
if [ "$seen" != "$expected" ]; then
  echo "changed: was “$expected”, is “$seen”"
  exit 1
fi
echo "holds: $seen"
