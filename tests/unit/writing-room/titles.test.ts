import {titleOf} from '@site/writing-room/ui/lists/titles';

it('calls an entry that is a choice by the name of what was chosen', () => {
  const names = {'/team': {en: 'Team', ne: 'टोली'}};
  const form = {kind: 'choice', choices: ['/team'], names} as const;
  expect(titleOf(form, '/team', 'ne')).toBe('टोली');
  expect(titleOf({kind: 'line'}, '/team', 'ne')).toBe('/team');
});
