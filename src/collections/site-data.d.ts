// Written by src/plugins/site-data, one module for each list in src/data. Give it its type where it
// is read: `import team from '@site-data/team'; const members = team as Data<'team'>;`
declare module '@site-data/*' {
  const data: unknown;
  export default data;
}
