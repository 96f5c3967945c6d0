/**
 * In place of @testing-library/dom, also for the packages that use it, so that only
 * tests that wait for something load it.
 */
const library = require( '../../node_modules/@testing-library/dom' );

// What a test waits for comes at once, unless the machine is busy with others.
library.configure( { asyncUtilTimeout: 8000 } );

module.exports = library;
