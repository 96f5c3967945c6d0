/**
 * The core with its calls, which on a page come with the first touch.
 */
export * from '../../src/core';
import '../../src/calls';
