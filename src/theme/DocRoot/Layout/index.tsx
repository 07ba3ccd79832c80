import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

/** An article beside its sidebar; a page without a sidebar has the full width. */
export default function DocRootLayout({children}: Props) {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  if (!sidebar) return <main>{children}</main>;
  return (
    <div className={styles.columns}>
      <DocSidebar
        sidebar={sidebar.items}
        path={pathname}
        isHidden={false}
        onCollapse={() => undefined}
      />
      <main className={styles.main}>{children}</main>
    </div>
  );
}
