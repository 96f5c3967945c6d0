/**
 * The folder of the test shop. Not an ES module, because Jest compiles those to
 * CommonJS, which has no `import.meta`.
 */
module.exports = __dirname;
