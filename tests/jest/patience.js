import { configure } from '@testing-library/dom';

// What a test waits for comes at once, unless the machine is busy with others.
configure( { asyncUtilTimeout: 8000 } );
