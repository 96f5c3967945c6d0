/**
 * The folder of the test shop. Not an ES module, because Jest turns those into
 * old ones, which have no `import.meta`.
 */
module.exports = __dirname;
