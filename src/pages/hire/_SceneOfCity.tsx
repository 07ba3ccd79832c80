import cities from '@site/src/data/cities.yml';
import {Scene} from '@site/src/components/Illustration';
import styles from './sceneOfCity.module.css';

/** The city of the page, in its head: src/page-scripts/city.ts shows it, and fetches nothing on phones and without a city. */
export default function SceneOfCity() {
  return (
    <span className={styles.scene} hidden data-city-only={cities.map(({id}) => id).join(' ')}>
      <Scene />
    </span>
  );
}
