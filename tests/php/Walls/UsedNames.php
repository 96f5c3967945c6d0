<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Walls;

use PhpParser\Node;
use PhpParser\Node\Expr\ConstFetch;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar\String_;
use PhpParser\Node\Stmt\GroupUse;
use PhpParser\Node\Stmt\Namespace_;
use PhpParser\Node\Stmt\Use_;
use PhpParser\NodeVisitor;
use PhpParser\NodeVisitorAbstract;

/**
 * Collects what a file uses by name: imports, types, functions, constants, hooks. `$wpdb` counts as the type.
 */
final class UsedNames extends NodeVisitorAbstract {

	private const LISTENS = [ 'add_action', 'add_filter' ];

	/** @var list<UsedName> */
	public array $all = [];

	public function enterNode( Node $node ): ?int {
		if ( $node instanceof Namespace_ ) {
			// Its own name is no use of it.
			$node->name = null;
		} elseif ( $node instanceof Use_ || $node instanceof GroupUse ) {
			$prefix = $node instanceof GroupUse ? $node->prefix->toString() . '\\' : '';
			foreach ( $node->uses as $item ) {
				$this->all[] = new UsedName( $prefix . $item->name->toString(), self::kind_of_import( $node->type | $item->type ), $item->getStartLine() );
			}
			return NodeVisitor::DONT_TRAVERSE_CHILDREN;
		} elseif ( $node instanceof FuncCall && $node->name instanceof Name ) {
			$this->called( $node, $node->name );
		} elseif ( $node instanceof ConstFetch ) {
			$this->all[] = new UsedName( $node->name->toString(), UsedKind::Constant, $node->getStartLine() );
		} elseif ( $node instanceof Name\FullyQualified ) {
			$this->all[] = new UsedName( $node->toString(), UsedKind::Type, $node->getStartLine() );
		} elseif ( ( $node instanceof Variable && $node->name === 'wpdb' ) || ( $node instanceof String_ && $node->value === 'wpdb' ) ) {
			$this->all[] = new UsedName( 'wpdb', UsedKind::Type, $node->getStartLine() );
		}
		return null;
	}

	private function called( FuncCall $call, Name $callee ): void {
		$name        = $callee->toString();
		$this->all[] = new UsedName( $name, UsedKind::Callee, $call->getStartLine() );
		$hook        = $call->args[0] ?? null;
		if ( in_array( $name, self::LISTENS, true ) && $hook instanceof Node\Arg && $hook->value instanceof String_ ) {
			$this->all[] = new UsedName( $hook->value->value, UsedKind::Hook, $call->getStartLine() );
		}
	}

	/**
	 * @param int $type Of PHP-Parser's Use_.
	 */
	private static function kind_of_import( int $type ): UsedKind {
		return match ( $type ) {
			Use_::TYPE_FUNCTION => UsedKind::Callee,
			Use_::TYPE_CONSTANT => UsedKind::Constant,
			default => UsedKind::Type,
		};
	}
}
