const wordpress = require( '@wordpress/scripts/config/jest-unit.config' );

// Published as ES modules only, so they are transformed too.
const esModules = [
	'msw',
	'@mswjs',
	'until-async',
	'rettime',
	'@open-draft',
	'outvariant',
	'strict-event-emitter',
	'headers-polyfill',
].join( '|' );

/**
 * @param {Object} parser Syntax of the files.
 * @return {Object} Options of SWC.
 */
const swc = ( parser ) => ( {
	jsc: {
		parser,
		target: 'es2022',
		transform: { react: { runtime: 'automatic' } },
	},
} );

module.exports = {
	...wordpress,
	reporters: [ 'default' ],
	// Webpack's own, which src/chunk-folder.ts writes.
	globals: { __webpack_public_path__: '' },
	roots: [ '<rootDir>/src', '<rootDir>/tests', '<rootDir>/bin' ],
	testMatch: [ '**/test/**/*.test.{js,mjs,ts,tsx}' ],
	testPathIgnorePatterns: [
		'/node_modules/',
		'<rootDir>/.shop/',
		'/e2e/',
		// Tests of our own checks start a program for each planted breach: 90 s. The
		// steps of `npm test` run the checks themselves. The examples of the docs start
		// a page each.
		...( process.env.VITRINA_TESTS === 'fast'
			? [
					'<rootDir>/tests/walls/test/(lint|rooms).test',
					'<rootDir>/tests/i18n/test/catalogues.test',
					'<rootDir>/tests/docs/test/examples.test',
				]
			: [] ),
	],
	modulePathIgnorePatterns: [ '<rootDir>/.shop/' ],
	moduleFileExtensions: [ 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json' ],
	moduleNameMapper: {
		...wordpress.moduleNameMapper,
		'^@testing-library/dom$': '<rootDir>/tests/jest/testing-library.js',
		'^fast-check$': '<rootDir>/tests/jest/fast-check.js',
		'^@vitrina/core$': '<rootDir>/tests/jest/core-with-calls.ts',
		'^@vitrina/react$': '<rootDir>/src/react/index.ts',
		'\\.(scss|css)$': '<rootDir>/tests/jest/style-mock.js',
	},
	testEnvironment: 'jest-fixed-jsdom',
	testTimeout: 30_000,
	setupFilesAfterEnv: [
		...( wordpress.setupFilesAfterEnv ?? [] ),
		'<rootDir>/tests/jest/scroll-to.js',
	],
	// Takes two thirds of Babel's time, which matters in a fresh clone. Types are
	// checked by `tsc`; JSX is as in the build.
	transform: {
		'\\.(mjs|jsx?)$': [
			'@swc/jest',
			swc( { syntax: 'ecmascript', jsx: true } ),
		],
		'\\.ts$': [ '@swc/jest', swc( { syntax: 'typescript' } ) ],
		'\\.tsx$': [ '@swc/jest', swc( { syntax: 'typescript', tsx: true } ) ],
	},
	transformIgnorePatterns: [ `/node_modules/(?!(${ esModules })/)` ],
};
