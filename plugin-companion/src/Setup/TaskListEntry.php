<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use Vitrina\Runtime\Hookable;

/** The setup as one task in WooCommerce's own list of tasks. */
final class TaskListEntry implements Hookable {
	/** ID of WooCommerce's task list for extensions. */
	private const TASK_LIST = 'extended';

	private bool $is_added = false;

	public function __construct( private readonly Steps $steps ) {}

	/** A screen of WooCommerce fires both actions, so add() has to add the task only once. */
	public function register_hooks(): void {
		add_action( 'admin_init', $this->add( ... ) );
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	private function add(): void {
		$list = $this->is_added ? null : TaskLists::get_list( self::TASK_LIST );
		if ( $list !== null ) {
			$this->is_added = true;
			TaskLists::add_task( self::TASK_LIST, new SetupTask( $this->steps, $list ) );
		}
	}
}
