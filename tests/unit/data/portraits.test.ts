import {loadSiteData} from '@site/src/data';

type Person = {name: string; portrait: string; image?: unknown};

const drawn = (people: readonly Person[]) =>
  people.filter(({image}) => image === undefined).map(({portrait}) => portrait);

it('shows a portrait for one person only', async () => {
  const {team, contacts, profiles, graduates} = (await loadSiteData(process.cwd())).lists.en;
  const everyone = [...drawn(team), ...drawn(profiles), ...drawn(graduates), 'office-founder'];
  expect(everyone.filter((portrait, place) => everyone.indexOf(portrait) !== place)).toEqual([]);
  for (const {name, portrait} of contacts) {
    const member = team.find((one) => one.name === name);
    if (member) expect(portrait).toBe(member.portrait);
  }
});
