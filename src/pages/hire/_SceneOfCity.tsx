import cities from '@site/src/data/cities.yml';
import scenes from '@generated/illustrations/default/cities.sprite';
import Illustration from '@site/src/components/Illustration';
import styles from './sceneOfCity.module.css';

/** The city of the page, in its head: src/page-scripts/city.ts shows it, and fetches nothing on phones and without a city. */
export default function SceneOfCity() {
  return (
    <span className={styles.scene} hidden data-city-only={cities.map(({id}) => id).join(' ')}>
      <Illustration sprite={scenes} width={288} height={128} />
    </span>
  );
}
