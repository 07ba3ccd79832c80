// Stands in for a file that a unit test has no need of: a stylesheet, a generated module.
export default {};
