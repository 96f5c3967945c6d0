const wordpress = require( '@wordpress/scripts/config/jest-unit.config' );

// Published as ES modules only, so Babel has to read them too.
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

module.exports = {
	...wordpress,
	reporters: [ 'default' ],
	// Webpack's own, which src/chunk-folder.ts writes.
	globals: { __webpack_public_path__: '' },
	roots: [ '<rootDir>/src', '<rootDir>/tests', '<rootDir>/bin' ],
	testMatch: [ '**/test/**/*.test.{js,mjs,ts,tsx}' ],
	testPathIgnorePatterns: [ '/node_modules/', '<rootDir>/.shop/', '/e2e/' ],
	modulePathIgnorePatterns: [ '<rootDir>/.shop/' ],
	moduleFileExtensions: [ 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json' ],
	moduleNameMapper: {
		...wordpress.moduleNameMapper,
		'^@vitrina/core$': '<rootDir>/tests/jest/core-with-calls.ts',
		'^@vitrina/react$': '<rootDir>/src/react/index.ts',
		'\\.(scss|css)$': '<rootDir>/tests/jest/style-mock.js',
	},
	testEnvironment: 'jest-fixed-jsdom',
	testTimeout: 30_000,
	setupFilesAfterEnv: [
		...( wordpress.setupFilesAfterEnv ?? [] ),
		'<rootDir>/tests/jest/patience.js',
		'<rootDir>/tests/jest/scroll-to.js',
	],
	transform: {
		'\\.(mjs|[jt]sx?)$':
			'<rootDir>/node_modules/@wordpress/scripts/config/babel-transform.js',
	},
	transformIgnorePatterns: [ `/node_modules/(?!(${ esModules })/)` ],
};
