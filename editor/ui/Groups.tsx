import type {ReactNode} from 'react';
import {useEditor} from './editor';
import {useWords} from './words';
import styles from './shell.module.css';

interface GroupsProps<Item extends {group: string}> {
  items: readonly Item[];
  /** Of the list of each group. */
  className: string;
  /** @returns the `li` of an item */
  draw: (item: Item) => ReactNode;
}

/** Pages or lists in the groups of the site, each with a sentence about it. */
export function Groups<Item extends {group: string}>(props: GroupsProps<Item>): ReactNode {
  const {items, className, draw} = props;
  const {groups} = useEditor().overview;
  const {pick} = useWords();
  return groups.map(({name, label, about}) => {
    const some = items.filter(({group}) => group === name);
    return (
      some.length > 0 && (
        <section key={name} className={styles.group}>
          <h2>{pick(label)}</h2>
          <p>{pick(about)}</p>
          <ul className={`plain ${className}`}>{some.map(draw)}</ul>
        </section>
      )
    );
  });
}
