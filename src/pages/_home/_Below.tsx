import type {ReactNode} from 'react';
import AppBlock from './AppBlock';
import Cities from './Cities';
import Facts from './Facts';
import Fee from './Fee';
import Market from './Market';
import Professions from './Professions';
import Steps from './Steps';

/** All of the home page below the search. */
export default function Below(): ReactNode {
  return (
    <>
      <Facts />
      <Market />
      <Steps />
      <Professions />
      <Cities />
      <Fee />
      <AppBlock />
    </>
  );
}
