#!/bin/sh
# Publishes a release of a site on this machine, or leaves the site as it is and says why.
#
#   release.sh /srv/sipalu https://sipalu.example               publishes /srv/sipalu/incoming
#   release.sh /srv/sipalu https://sipalu.example 2026-11-20T…  publishes an earlier release again
#
# The configuration of a release names the release's own folder. nginx therefore changes files and
# rules in one step, when it reloads: workers with the old rules only ever read the old files, and
# nothing that happens here before the reload reaches a visitor.
#
# It needs rsync, curl and flock, and the rights to reload nginx. NGINX_OPTIONS are for tests.
set -eu
umask 022

site=${1%/}
origin=$2
earlier=${3:-}
# The prefix of the variables, which all sites of one nginx share.
prefix=$(basename "$site" | tr 'A-Z.-' 'a-z__')
previous=
release=
trial=
is_new=
is_switched=
is_reloaded=

say() { echo "release: $*"; }

fail() {
  say "$*"
  exit 1
}

# Commands of nginx must not hold the lock after this script has ended.
run_nginx() {
  # shellcheck disable=SC2086 # the options are several words
  nginx ${NGINX_OPTIONS:-} "$@" 9>&-
}

point_current_at() {
  ln -sfn "$1" "$site/next"
  mv -T "$site/next" "$site/current"
}

stop_trial() {
  [ ! -f "$trial/pid" ] || kill "$(cat "$trial/pid")"
}

undo() {
  trap - EXIT
  trap '' HUP INT PIPE TERM
  set +e
  [ -z "$trial" ] || stop_trial
  [ -z "$trial" ] || rm -rf "$trial"
  if [ -n "$is_switched" ]; then
    if [ -n "$previous" ]; then point_current_at "$previous"; else rm -f "$site/current"; fi
  fi
  if [ -n "$is_reloaded" ]; then
    # The folder stays: a worker may still be sending files from it.
    run_nginx -s reload || say "nginx could not be reloaded."
  elif [ -n "$is_new" ]; then
    rm -rf "$release"
  fi
  say "Nothing was published. The site is as it was: ${previous:-without a release}."
  exit 1
}

# Fetches every page and compares it with its file. The arguments are the origin and options of curl.
answers_with_release() {
  from=$1
  shift
  rm -rf "$trial/pages"
  awk -v from="$from" -v to="$trial/pages" \
    '{ printf "url = \"%s%s\"\noutput = \"%s%s\"\n", from, $1, to, $2 }' "$rules/pages.txt" |
    curl -sS --fail --fail-early --max-time 60 --create-dirs "$@" --config - || return 1
  while read -r address file; do
    cmp -s "$trial/pages$file" "$release$file" || {
      say "$address is not answered with $release$file."
      return 1
    }
  done <"$rules/pages.txt"
}

# Makes the configuration of this release from the files of the build and from site.conf.
configure() {
  version=$(nginx -v 2>&1 | sed 's|.*nginx/\([0-9.]*\).*|\1|')
  http2=
  if printf '1.25.1\n%s\n' "$version" | sort -CV; then
    http2='s/^\( *listen .*\) http2;/\1;/; s/# *http2 on;/http2 on;/'
  fi
  sed -e "$http2" -e "s|$site/current|$release|g" "$site/site.conf" >"$rules/site.conf"
  for file in site maps server; do
    # Into a new file, because the old one may be a link to a file of the release before.
    sed -e "s/\\\$site_/\$${prefix}_/g" -e "s/?<site_/?<${prefix}_/g" \
      "$rules/$file.conf" >"$rules/$file.new" || return 1
    mv "$rules/$file.new" "$rules/$file.conf"
  done
}

# Starts a second nginx with the files and rules of the release, which only this script can reach.
try_release() {
  {
    run_nginx -T 2>/dev/null | grep -m 1 '^ *user ' || true
    cat <<END
pid $trial/pid;
error_log $trial/error.log;
worker_processes 1;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path $trial/body;
  proxy_temp_path $trial/proxy;
  fastcgi_temp_path $trial/fastcgi;
  uwsgi_temp_path $trial/uwsgi;
  scgi_temp_path $trial/scgi;
  map_hash_max_size 8192;
  map_hash_bucket_size 128;
  include $rules/maps.conf;
  server {
    listen unix:$trial/socket;
    root $release;
    set \$${prefix}_kept $site/kept;
    include $rules/server.conf;
  }
}
END
  } >"$trial/nginx.conf"
  nginx -p "$trial" -e "$trial/error.log" -c "$trial/nginx.conf" 9>&- &&
    answers_with_release http://localhost --unix-socket "$trial/socket" &&
    stop_trial
}

# Keeps the hashed files of both releases: a page that was opened before the release still asks for
# its own, and for a moment old workers are asked for new ones. The time of a file in "kept" is that
# of the last release that had it, so that it can go a month after.
keep_hashed_files() {
  for folder in ${previous:+"$previous"} "$release"; do
    rsync -r --ignore-times --ignore-missing-args --files-from="$rules/kept.txt" \
      "$folder/" "$site/kept/" || return 1
  done
}

is_live() {
  tries=20
  while ! answers_with_release "$origin" --connect-to ::127.0.0.1: >"$trial/said" 2>&1; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || {
      cat "$trial/said"
      return 1
    }
    sleep 0.25
  done
}

delete_what_is_old() {
  find "$site/kept" -type f -mtime +30 -delete
  # Names are times, so the newest come last.
  find "$site/releases" -mindepth 1 -maxdepth 1 | sort | head -n -5 | while read -r folder; do
    [ "$folder" = "$release" ] || [ "$folder" = "$previous" ] || rm -rf "$folder"
  done
}

case $prefix in
  site_*) fail "Give the folder $site a name that does not begin with \"site-\": the rules use that prefix." ;;
  [!a-z]* | *[!a-z0-9_]*) fail "Name the folder $site with letters, digits and hyphens only, a letter first." ;;
esac
[ -f "$site/site.conf" ] || fail "There is no $site/site.conf; hosting/README.md says how it is made."
grep -q "$site/current" "$site/site.conf" || fail "$site/site.conf does not name $site/current."
exec 9>"$site/.lock"
flock -n 9 || fail "Another release of $site is running."
[ ! -e "$site/current" ] || previous=$(readlink -f "$site/current")
trap undo EXIT
trap 'exit 1' HUP INT PIPE TERM

trial=$(mktemp -d)
mkdir -p "$site/releases" "$site/kept"
if [ -n "$earlier" ]; then
  release=$site/releases/$earlier
  [ -d "$release" ] || fail "There is no release $release."
  # Its configuration is in use, and a failure could not bring it back.
  [ "$release" != "$previous" ] || fail "$release is published already. Upload the build to publish it with a new site.conf."
else
  while release=$site/releases/$(date +%Y-%m-%dT%H%M%S) && [ -e "$release" ]; do sleep 1; done
  is_new=1
  # Without the times of the build: a file that has not changed is a link to that of the release
  # before, and keeps its ETag, which nginx makes from time and size.
  rsync -rp --checksum --chmod=D755,F644 ${previous:+--link-dest="$previous"} \
    "$site/incoming/" "$release/" || fail "The files could not be copied."
fi
rules=$release/.hosting/nginx
for file in maps.conf server.conf pages.txt kept.txt; do
  [ -f "$rules/$file" ] || fail "The build is not complete: $rules/$file is missing."
done
configure || fail "The configuration could not be written."
try_release || fail "The release does not work in an nginx of its own."
keep_hashed_files || fail "The files of this release could not be added to $site/kept."
is_switched=1
point_current_at "$release"
run_nginx -t -q || fail "nginx refuses the configuration of this machine with the release in it."
is_reloaded=1
run_nginx -s reload || fail "nginx could not be reloaded."
is_live || fail "$origin does not answer with the release."
trap - EXIT
rm -rf "$trial"
delete_what_is_old || say "Old releases could not be deleted."
say "Published $release${previous:+, before it was $previous}."
