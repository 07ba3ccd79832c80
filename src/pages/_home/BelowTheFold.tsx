import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import AppPanel from '@site/src/components/AppPanel';
import StoreBadges from '@site/src/components/StoreBadges';
import Cities from './Cities';
import Facts from './Facts';
import Fee from './Fee';
import Market from './Market';
import Professions from './Professions';
import Steps from './Steps';

export default function BelowTheFold(): ReactNode {
  return (
    <>
      <Facts />
      <Market />
      <Fee />
      <Steps />
      <Professions />
      <Cities />
      <AppBlock />
    </>
  );
}

function AppBlock(): ReactNode {
  return (
    <AppPanel>
      <h2>{copy.app.heading}</h2>
      <p>{copy.app.text}</p>
      <StoreBadges />
    </AppPanel>
  );
}
