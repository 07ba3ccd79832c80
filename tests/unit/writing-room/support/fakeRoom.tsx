import {type ReactElement, useState} from 'react';
import {render} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {Locale} from 'nepali-text/locale';
import type {
  AgreeTarget,
  Edit,
  ListModel,
  Operations,
  Overview,
  Problem,
  SaveRequest,
} from '@site/writing-room/protocol';
import type {Address} from '@site/writing-room/ui/address';
import {roomLanguage} from '@site/writing-room/ui/language';
import {type Room, RoomProvider} from '@site/writing-room/ui/room';
import {merge} from 'minimal-edits/values';

type Name = keyof Operations;
type Answers = {
  [One in Name]?: (takes: Operations[One]['takes']) => Operations[One]['gives'];
};

/** Of a site without pages and lists. */
export const emptyOverview: Overview = {
  brand: {en: 'Sipalu', ne: 'सिपालु'},
  pages: [],
  lists: [],
  sidebarGroups: ['Company'],
  footerColumns: ['company'],
  todo: {open: 0, disagreements: 0, problems: 0},
  changes: 0,
  preview: {en: 'off', ne: 'off'},
};

/** The server of the room, with the answers that a test gives. */
export function serve(answers: Answers): void {
  global.fetch = jest.fn(async (address: string, {body}: {body: string}) => {
    const answer = answers[address.split('/').at(-1) as Name] as
      ((takes: unknown) => unknown) | undefined;
    if (!answer) throw new Error(`No answer to ${address}`);
    const value = answer(JSON.parse(body));
    return {ok: true, status: 200, json: () => Promise.resolve(value)};
  }) as never;
}

export interface FakeList {
  model: ListModel;
  saves: SaveRequest[];
  agreed: AgreeTarget[];
  /** The names of files that cannot be had. */
  taken: string[];
}

/** A list that is kept in memory and can be saved. @param problemsOf what a check finds */
export function serveList(
  model: ListModel,
  problemsOf: (value: ListModel['value'], edits: readonly Edit[]) => readonly Problem[] = () => [],
): FakeList {
  const fake: FakeList = {model, saves: [], agreed: [], taken: []};
  const mergedWith = (edits: readonly Edit[]) => {
    const [edit] = edits;
    const {value} = fake.model;
    return edit?.kind === 'set' ? merge(edit.was, edit.value, value) : {value, conflicts: []};
  };
  const after = (edits: readonly Edit[]) => mergedWith(edits).value ?? null;
  serve({
    list: () => fake.model,
    check: ({edits}) => ({problems: problemsOf(after(edits), edits)}),
    save: (request) => {
      const isTaken = request.edits.some(({file}) => fake.taken.includes(file));
      if (isTaken || mergedWith(request.edits).conflicts.length > 0) {
        return {result: 'conflict', isDeleted: false};
      }
      const problems = problemsOf(after(request.edits), request.edits);
      if (problems.length > 0) return {result: 'rejected', problems};
      fake.saves.push(request);
      fake.model = {...fake.model, value: after(request.edits)};
      return {result: 'saved'};
    },
    agree: ({targets}) => {
      fake.agreed.push(...targets);
      fake.model = {...fake.model, open: []};
      return {};
    },
  });
  return fake;
}

/** A view in the room, with the address that it leads to. */
export function renderInRoom(
  view: (address: Address | undefined) => ReactElement,
  room: Partial<Room> = {},
  language: Locale = 'en',
): {user: UserEvent; address: () => Address | undefined} {
  roomLanguage.set(language);
  let current: Address | undefined;
  function Here() {
    const [address, setAddress] = useState<Address>();
    current = address;
    const value: Room = {
      overview: emptyOverview,
      insertions: [],
      refresh: () => Promise.resolve(),
      go: setAddress,
      showPage: () => undefined,
      ...room,
    };
    return (
      <RoomProvider value={value}>
        <main id="main">{view(address)}</main>
      </RoomProvider>
    );
  }
  render(<Here />);
  return {user: userEvent.setup(), address: () => current};
}
