import copy from '@site/src/data/pages/home.yml';
import facts from '@site/src/data/facts.yml';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {publicRecords} from '@site/src/components/publicRecords';
import RichText from '@site/src/components/RichText';
import styles from './styles.module.css';

const {checked, registered, downloads} = copy.proof;

/** Why to trust the marketplace: each line leads to the page that proves it. Samples prove nothing. */
export default function Proof({records = publicRecords}) {
  const check = records.length > 0 ? '/about#check' : undefined;
  const date = facts.downloads!.asOf!.text;
  const proofs = [
    {icon: 'rosette-discount-check', text: <RichText of={checked} />, to: '/how'},
    {icon: 'building-bank', text: <RichText of={registered} />, to: check},
    {icon: 'download', text: <RichText of={downloads} values={{date}} />, to: '/timeline'},
  ];
  return (
    <ul className={`plain ${styles.proof}`}>
      {proofs.map(({icon, text, to}) => {
        const line = (
          <>
            <Icon name={icon} size={24} />
            <span>{text}</span>
          </>
        );
        return <li key={icon}>{to ? <Link to={to}>{line}</Link> : <p>{line}</p>}</li>;
      })}
    </ul>
  );
}
