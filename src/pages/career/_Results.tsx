import type {ReactNode} from 'react';
import graduatesModule from '@site-data/graduates';
import profilesModule from '@site-data/profiles';
import type {Data} from '@site/src/collections';
import {matches} from '@site/src/components/HireSearch/search';
import {useSearch} from '@site/src/components/HireSearch/useSearch';
import RecentGraduates from './_RecentGraduates';
import ResultsCount from './_ResultsCount';
import TopProfiles from './_TopProfiles';

const profiles = profilesModule as Data<'profiles'>;
const graduates = graduatesModule as Data<'graduates'>;

/** Everyone whom an employer may hire, or those who are searched for in the address. */
export default function Results(): ReactNode {
  const search = useSearch();
  const foundProfiles = profiles.filter((person) => matches(search, person));
  const foundGraduates = graduates.filter((person) => matches(search, person));
  return (
    <>
      <TopProfiles profiles={foundProfiles}>
        <ResultsCount
          search={search}
          count={foundProfiles.length + foundGraduates.length}
          total={profiles.length + graduates.length}
        />
      </TopProfiles>
      <RecentGraduates graduates={foundGraduates} />
    </>
  );
}
